import type { PixelSize } from '@toile/tools';
import type { Hex } from '../colour.ts';
import type { FabricId } from '../fabrics/fabric.ts';
import type { Polyline } from './point.ts';

/** Classes of regions, in the order of the region map's class values, from 1. */
export const REGION_CLASSES = [
  'skin',
  'hair',
  'garment',
  'shoe',
  'accessory',
  /** Washes behind the figure, shadows on the floor, swatches: never part of the region map. */
  'backdrop',
] as const;
export type RegionClass = (typeof REGION_CLASSES)[number];

export const PRINT_IDS = [
  'stripe',
  'pinstripe',
  'breton',
  'plaid',
  'gingham',
  'floral',
  'dots',
  'leopard',
  'zebra',
  'snakeskin',
  'camouflage',
  'cow',
  'houndstooth',
  'herringbone',
  'checkerboard',
  'windowpane',
  'argyle',
  'chevron',
  'paisley',
  'leaves',
  'stars',
  'hearts',
  'cherries',
  'lemons',
  'strawberries',
  'butterflies',
  'cranes',
  'geometric',
  'abstract',
  'patchwork',
  'tie-dye',
  'ombre',
  'colour-block',
] as const;

/** A print on cloth, drawn in the coordinates of the cloth. */
export type Print = {
  id: (typeof PRINT_IDS)[number];
  /** Figures over the cloth's own colour. */
  colours: readonly Hex[];
};

/**
 * A picture as cloth: one repeat of it, opaque bytes of three channels row by row, that goes on at
 * its ends.
 */
export type ClothTile = {
  rgb: Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
  /** Pixels of the tile for one of the scene's page. */
  density: number;
};

/** A print that is given as a picture. */
export type GivenPrint = { id: 'given'; tile: ClothTile };

/**
 * A picture laid on cloth: a net of places on the page, row by row, each with its place on the flat
 * cloth, both in pixels of the page.
 */
export type LaidCloth = {
  tile: ClothTile;
  columns: number;
  rows: number;
  page: Polyline;
  flat: Polyline;
};

/** A print placed: lines and closed shapes on the page, already in perspective and folds. */
export type PlacedPrint = {
  lines: readonly { path: Polyline; widthPx: number; colour: Hex }[];
  shapes: readonly { outline: Polyline; colour: Hex }[];
  /** Number of first lines and shapes that draw the cloth's surface: its threads, no print. */
  surface?: { lines: number; shapes: number };
  /** A picture that lies below the lines and shapes. */
  cloth?: LaidCloth;
};

/**
 * An area that is one thing. It hides what was drawn before inside its outlines (strokes
 * included), wholly at opacity 1.
 */
export type Region = {
  op: 'region';
  /** Its number in the region map, from 1, in drawing order. */
  id: number;
  class: RegionClass;
  /** Name of the part that it belongs to, for later readers: 'bodice', 'sleeve left', 'face', 'train'. */
  part: string;
  /** Id of the garment that it belongs to, if any. */
  garment?: string;
  /** Closed outlines, filled by the even-odd rule. */
  outlines: readonly Polyline[];
  colour: Hex;
  fabric?: FabricId;
  /** 1 hides what lies below; sheer cloth 0.35 to 0.7. */
  opacity: number;
  /** Areas of form shadow, cast shadow and folds, clipped to the outlines. */
  shade: readonly Polyline[];
  /** The deepest folds and undersides, clipped as well. */
  depth: readonly Polyline[];
  /** Highlights: left unpainted or shiny, clipped as well. */
  light: readonly Polyline[];
  print?: PlacedPrint;
  /** Share of the lit side that may stay unpainted, 0 to 1. */
  reserve: number;
};

/** Role of a stroke; a painter gives each role its pressure. */
export type StrokeRole =
  | 'contour'
  | 'fold'
  | 'seam'
  | 'stitch'
  | 'detail'
  | 'hair'
  | 'face'
  | 'construction';

/** A drawn line. */
export type Stroke = {
  op: 'stroke';
  role: StrokeRole;
  path: Polyline;
  /** 1 is ordinary for its role; 2 twice as heavy. */
  weight: number;
  /** By default the finish's ink. */
  colour?: Hex;
  /** Parts of the length (0 to 1) over which the line swells from and thins to nothing. */
  taper: readonly [start: number, end: number];
  /** True for a line away from the light: it is drawn heavier, and never left out. */
  isShadowSide: boolean;
};

export type DrawOperation = Region | Stroke;

/** A picture before it is painted: operations in drawing order. */
export type Scene = {
  size: PixelSize;
  operations: readonly DrawOperation[];
};
