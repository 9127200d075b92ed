// Signs of the table, on the same grid and with the same stroke as those of the page.
export const signs = {
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12',
  hint: 'M9 17h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1 2 1 3.5h6c0-1.500 0-2.500 1-3.500A6 6 0 0 0 12 3z',
  log: 'M4 6h.5M8 6h12M4 12h.5M8 12h12M4 18h.5M8 18h12',
  offers: 'M4 5h16v6H4zM4 15h16v4H4zM8 8h5',
  chances: 'M3 20h18M4 15l5-6 4 4 7-9',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  seats: 'M8 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2 20c0-4 2-6 6-6s6 2 6 6M16 6a3 3 0 0 1 0 6M17 14c3 0 5 2 5 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  cross: 'M5 5l14 14M19 5L5 19',
  replay: 'M4 4v6h6M4.500 10a8 8 0 1 1-.5 4',
  back: 'M16 5l-8 7 8 7z',
  next: 'M8 5l8 7-8 7z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8-13 8z',
  skip: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  send: 'M4 12h15M13 6l6 6-6 6',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.500v.500',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const;

export type SignName = keyof typeof signs;
