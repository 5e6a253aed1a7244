/** A position in pixels of a picture; in CSS pixels of the view where a comment says so. */
export type Point = { x: number; y: number };
