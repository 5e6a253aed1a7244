import type { Hex } from '../../core/colour.ts';
import type { StrokeRole } from '../../core/scene/scene.ts';
import type { PaperLook } from './paper/lay-paper.ts';
import type { LineGrain } from './paper/line-grain.ts';
import type { Wash } from './wash/wash.ts';

/** How a sketch is finished. */
export const FINISH_IDS = ['pencil', 'ink', 'watercolour', 'marker', 'flat'] as const;
export type FinishId = (typeof FINISH_IDS)[number];

/** How a finish draws lines. Lengths in pixels of the scene. */
export type Hand = {
  ink: Hex;
  /** Width of a line of weight 1 for each role; 0 leaves the role out. */
  widths: Readonly<Record<StrokeRole, number>>;
  /** How dark each role is, 0 to 1; 1 where it is left out. */
  alphas: Readonly<Partial<Record<StrokeRole, number>>>;
  /** How much the pressure changes along a line, 0 to 1. */
  vary: number;
  /** How much broader the pen draws downwards than across, 0 to 1. */
  nib: number;
  wobblePx: number;
  /** How far contours run on past their ends. */
  overshootPx: number;
  /** How often a line in the light thins away, 0 to 1. */
  lost: number;
  /** Width on the side away from the light against the other. */
  shadowSide: number;
  /** Contours are searched for with a second, fainter line. */
  isDoubled: boolean;
  /** Ends of full width, whatever the stroke's taper. */
  isBlunt: boolean;
  /** Stitches: length of dash and gap. */
  dash: readonly [dash: number, gap: number];
};

/** How a finish lays areas of colour. Lengths in pixels of the scene. */
export type Brush = {
  /** How far the colour is printed beside its outline. */
  registerPx: readonly [x: number, y: number];
  /** How far edges stray. */
  warpPx: number;
  /** The widest strip that stays unpainted towards the light. */
  reservePx: number;
  /** Pigment of a plain area, 0 to 1: as the finish lays it on average. */
  body: number;
  /** How much pigment shade and depth add to the wash's own. */
  shade: number;
  depth: number;
  /** Where light strikes: how much of the wash stays, 0 to 1. */
  lightKeeps: number;
  /** Hatching in the shade: distance of its lines, and their width; 0 for none. */
  hatchPx: readonly [gap: number, width: number];
  /** The colour that an area of the given colour is painted with. */
  tint: (colour: Hex) => Hex;
  /** Leaves backdrops out. */
  isBare: boolean;
};

/** One way of painting a scene. */
export type Finish = {
  id: FinishId;
  hand: Hand;
  brush: Brush;
  paper: PaperLook;
  /** How pigment settles inside an area. */
  wash: Wash;
  /** How the tooth of the paper breaks lines. */
  grain: LineGrain;
};
