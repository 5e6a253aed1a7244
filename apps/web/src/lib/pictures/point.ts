/** A place: in pixels of a picture, or of the view where that is said. */
export type Point = { x: number; y: number };
