/** Event of the window on which the command palette opens. */
export const PALETTE_ASKED = 'toile-palette-asked';

/** Opens the command palette from elsewhere than its keys. */
export const askPalette = (): void => void dispatchEvent(new Event(PALETTE_ASKED));
