// Signs of the page, drawn on a grid of 24 by 24 with one stroke.
export const icons = {
  cross: 'M5 5l14 14M19 5L5 19',
  check: 'M4 13l5 5L20 6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v8h14v-8',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  book: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M17 5l-9 7 9 7z',
  next: 'M7 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  down: 'M12 4v12M6 11l6 6 6-6M5 21h14',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  bot: 'M6 9h12v10H6zM12 9V5M10 4h4M9.5 13v2M14.5 13v2M3 12v4M21 12v4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3-6 8-6s8 2 8 6',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1',
  people: 'M8 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c0-4 2-6 6-6s6 2 6 6M16 6a3 3 0 0 1 0 6M17 14c3 0 5 2 5 6',
  branch: 'M6 4v16M6 14c0-4 12-2 12-8M15 8l3-4 3 4',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.5',
} as const;

export type IconName = keyof typeof icons;
