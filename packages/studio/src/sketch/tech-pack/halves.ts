/** Halves of a centimetre, as a tape is read. */
export const halves = (cm: number): number => Math.round(cm * 2) / 2;
