// How long an event is shown, in milliseconds.
export const pace = (): number => 300;
