/** A dot that the user set, in pixels of the picture. */
export type Dot = { x: number; y: number };

/** Dots on wanted and on unwanted areas. At least one is wanted. */
export type Dots = { wanted: readonly Dot[]; unwanted: readonly Dot[] };
