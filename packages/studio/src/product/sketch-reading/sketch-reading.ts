import type { PixelSize } from '@toile/tools';
import type { Hex } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { RegionClass } from '../../core/scene/scene.ts';

/** An area of a sketch that is one thing. */
export type ReadRegion = {
  /** Its number in `labels`; a higher one lies over a lower one where they meet. */
  id: number;
  class: RegionClass;
  /** What it is part of: 'bodice', 'sleeve left', 'face', 'hand'. */
  part: string;
  /** The garment's id, where that is known. */
  garment?: string;
  /** As painted in the sketch; none where it is bare paper. */
  colour?: Hex;
  fabric?: FabricId;
  /** Below 1 what lies under it shows through. */
  opacity: number;
};

/** Where the parts of a figure are, in pixels of the page. */
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
  /** How dark a drawn line each pixel has, 0 to 1. */
  lines: Float32Array;
  /** Red, green, blue of the even-lit sketch, 0 to 1 each, pixel by pixel. */
  colours: Float32Array;
  /** Where it is known: for each pixel the region under the garment that is seen, else 0. */
  below?: Uint16Array;
  /** The prints of cloths, where they are known. */
  print?: DrawnPrint;
  isPerson: boolean;
  /** Whether the areas were recorded with the drawing, or found in the picture. */
  isMapped: boolean;
  landmarks: Landmarks;
};
