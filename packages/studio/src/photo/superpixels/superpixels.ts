/** Small pieces of a photo of one colour each, and which touch. */
export type Superpixels = {
  width: number;
  height: number;
  count: number;
  /** The piece of each pixel. */
  ids: Int32Array;
  /** Pixels of each piece; may be 0. */
  areaPx: Float32Array;
  /** Mean Lab colour of each piece, in triples. */
  lab: Float32Array;
  /** Middle of each piece, in pixels. */
  x: Float32Array;
  y: Float32Array;
  /** Share of the subject in each piece, 0–1. */
  subject: Float32Array;
  borders: Borders;
};

/** Pairs of pieces that touch: how long their border is, in pixels, and how strong, in Lab. */
export type Borders = {
  from: Int32Array;
  to: Int32Array;
  lengthPx: Float32Array;
  contrast: Float32Array;
};
