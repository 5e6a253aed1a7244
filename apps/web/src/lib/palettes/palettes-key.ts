/** Query key of the user's palettes. */
export const PALETTES_KEY = ['palettes'] as const;
