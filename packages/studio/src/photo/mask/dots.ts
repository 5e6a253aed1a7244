/** A dot that the user set, in pixels of the picture. */
export type Dot = { x: number; y: number };

/** What is wanted, and what is not. At least one is wanted. */
export type Dots = { wanted: readonly Dot[]; unwanted: readonly Dot[] };
