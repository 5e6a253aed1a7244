/** Page of the user's palettes. */
export const PALETTES_PATH = '/palettes';
