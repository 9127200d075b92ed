// How wide a plate is for its text.
export const plateWidth = (text: string): number => Math.max(26, text.length * 9.4 + 11);
