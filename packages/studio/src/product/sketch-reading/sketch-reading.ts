import type { PixelSize } from '@toile/tools';
import type { Hex } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { RegionClass } from '../../core/scene/scene.ts';

/** An area of a sketch that is one thing. */
export type ReadRegion = {
  /** Its number in `labels`; a higher one lies over a lower one where they meet. */
  id: number;
  class: RegionClass;
  /** The part of the figure or garment: 'bodice', 'sleeve left', 'face', 'hand'. */
  part: string;
  /** The garment's id, where that is known. */
  garment?: string;
  /** Its colour in the sketch; none where it is bare paper. */
  colour?: Hex;
  fabric?: FabricId;
  /** 1 is opaque; below 1 the layer under it shows through. */
  opacity: number;
};

/** Positions of the parts of a figure, in pixels of the page. */
export type Landmarks = {
  top: number;
  bottom: number;
  chinY: number;
  waistY: number;
  centreX: number;
};

/** Prints on cloth: for each pixel a number of `colours` from 1, 0 where there is none. */
export type DrawnPrint = { marks: Uint16Array; colours: readonly Hex[] };

/** A sketch understood: what every pixel shows, and the drawn lines. */
export type SketchReading = {
  size: PixelSize;
  /** For each pixel the id of its region, 0 the paper. */
  labels: Uint16Array;
  regions: ReadonlyMap<number, ReadRegion>;
  /** Darkness of the drawn line at each pixel, 0 (no line) to 1. */
  lines: Float32Array;
  /** Red, green, blue of the even-lit sketch, 0 to 1 each, pixel by pixel. */
  colours: Float32Array;
  /** Region under the visible garment for each pixel, 0 where there is none; absent where it is not known. */
  below?: Uint16Array;
  /** The prints of cloths, where they are known. */
  print?: DrawnPrint;
  isPerson: boolean;
  /** True where the areas were recorded with the drawing, false where they were found in the picture. */
  isMapped: boolean;
  landmarks: Landmarks;
};
