import type { Rgb } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { Point, Polyline } from '../../core/scene/point.ts';
import type { Fold } from './folds/fold.ts';
import type { Mark } from './marks/mark.ts';

/** The material of a panel: the picture's cloth, its wrong side, or plain cloth of its ground colour. */
export type PanelStuff = 'cloth' | 'inside' | 'rib' | 'plain';

/** A cloth that is not the garment's: plain in a colour, or the picture on another fabric. */
export type OwnCloth = { colour?: Rgb; fabric?: FabricId };

/** The place of a panel on the flat cloth. The print runs on across neighbours that share a cut. */
export type Cut = {
  /** The point, in the garment's centimetres, that the cloth turns about. */
  origin: Point;
  /** Radians from the garment's upright to the grain; sleeves follow their axis. */
  turn: number;
  /** The origin's place on the cloth, in centimetres. */
  clothAt: Point;
  /** Side-to-side place at which folds have not yet taken up any cloth: the centre front. */
  anchor: number;
  /** Cloth taken up besides, in centimetres to the right: pleats, gathers. */
  extra?: (s: number, t: number) => number;
};

/**
 * One piece of a garment lying flat, in centimetres: x from the centre front, y down from the
 * highest point of the shoulder. Its two edges give each place a coordinate: s from left (0)
 * to right (1), t from top to bottom.
 */
export type Panel = {
  is: 'panel';
  name: string;
  left: Polyline;
  right: Polyline;
  /** Closed outlines, filled by the even-odd rule. */
  outlines: readonly Polyline[];
  cut: Cut;
  folds: readonly Fold[];
  /** Panels of one name here share the chance in their folds: two fronts of one body. */
  foldsLike: string;
  /** Bulge of its middle, as a factor of its width. */
  bulge: number;
  /** Factor of the bulge along the panel; a sleeve lies flat where it is set in. */
  bulgeAlong: (t: number) => number;
  /** 2 is a round section, 4 a flat one with round sides. */
  squareness: number;
  /** Thickness that its edges show, in centimetres. */
  edgeCm: number;
  stuff: PanelStuff;
  /** Absent: it is made of the garment's cloth. */
  own?: OwnCloth;
  /** Light that reaches it: 1 in the open. */
  shade: number;
  /** Strength of its shadow on the parts below (0 is none), and its distance from them in centimetres. */
  cast: number;
  liftCm: number;
  /** Seen through sheer cloth as two layers: front and back of the garment. */
  isDouble: boolean;
  /** Drawn on it, and only on it. */
  marks: readonly Mark[];
};

/** Parts that lie together away from the others, `at` centimetres from their own origin: one of a pair. */
export type Group = { is: 'group'; at: Point; parts: readonly GarmentPart[] };

/** A part of a garment's drawing. Parts are drawn in order, the lowest first. */
export type GarmentPart = Panel | Mark | Group;

export type PanelInput = Pick<Panel, 'name' | 'left' | 'right'> &
  Partial<Omit<Panel, 'is' | 'cut'>> & { cut?: Partial<Cut> };

/** A panel with the usual habits: between its edges, on the straight grain, of the picture's cloth. */
export function createPanel({ cut, ...input }: PanelInput): Panel {
  return {
    is: 'panel',
    outlines: [[...input.left, ...input.right.toReversed()]],
    folds: [],
    foldsLike: input.name,
    bulge: 0.16,
    bulgeAlong: () => 1,
    squareness: 2.6,
    edgeCm: 0.25,
    stuff: 'cloth',
    shade: 1,
    cast: 0.4,
    liftCm: 0.7,
    isDouble: false,
    marks: [],
    ...input,
    cut: { origin: [0, 0], turn: 0, clothAt: [0, 0], anchor: 0.5, ...cut },
  };
}
