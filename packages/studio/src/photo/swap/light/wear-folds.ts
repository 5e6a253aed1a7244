import type { PixelSize } from '@toile/tools';
import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { createRng } from '../../../core/rng.ts';
import type { Box } from '../../field/bounds.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import type { Worn } from '../body/worn.ts';
import type { Drape, Wear } from '../choose-wear.ts';

type Folded = {
  body: ViewedBody;
  worn: Worn;
  wear: Wear;
  box: Box;
  size: PixelSize;
  /** Height of the new garment's hem in a column. */
  hemY: (x: number) => number;
};

/** Position of a pixel on the garment: across from −1 to 1, and down from its upper edge (0) to its hem (1). */
type Place = { across: number; down: number };

/**
 * Folds that a way of wearing makes, as a factor of light a pixel: tucked cloth gathers and blouses
 * over the waist, loose cloth falls in long folds, close cloth pulls across and darkens at the
 * sides. The first, plainest way has no folds. Variations have additional ones.
 */
export function wearFolds(folded: Folded): Float32Array {
  const { body, worn, wear, box, size, hemY } = folded;
  const light = new Float32Array(size.width * size.height).fill(1);
  const drape = wear.drape
    ? [DRAPES[wear.drape](createRng(`${wear.ease}|drape`).range(0, 6.28))]
    : [];
  const shapes = [...shapesOf(wear, worn.place === 'lower'), ...drape];
  if (shapes.length === 0) return light;
  const top = worn.place === 'lower' ? worn.box.top : body.chest.y - body.shouldersPx * 0.1;
  // The hem of tucked cloth is hidden: the cloth ends where the mask does.
  const lowest = lowestRow(worn, body);
  for (let y = 0; y < size.height; y += 1) {
    const row = y + box.top;
    const sides = sidesAt(folded, row);
    const half = Math.max(1, (sides[1] - sides[0]) / 2);
    for (let x = 0; x < size.width; x += 1) {
      const column = x + box.left;
      if (!worn.mask[row * worn.width + column]) continue;
      const place = {
        across: (column - (sides[0] + sides[1]) / 2) / half,
        down: (row - top) / Math.max(1, Math.min(hemY(column), lowest) - top),
      };
      const sum = shapes.reduce((total, shape) => total + shape(place), 0);
      // Folds fade out on the sleeves.
      const fading = smoothstep(1.25, 1, Math.abs(place.across));
      light[y * size.width + x] = Math.exp(clamp(sum * fading, -0.5, 0.22));
    }
  }
  return light;
}

/** The mask's last row about the body's middle; sleeves may hang lower. */
function lowestRow({ place, box, bottom }: Worn, { spineX, hips }: ViewedBody): number {
  const seen = place === 'lower' ? undefined : bottom(Math.round(spineX(hips.y)));
  return seen ?? box.bottom;
}

function sidesAt({ worn, body }: Folded, y: number): readonly [number, number] {
  const seen = worn.place === 'lower' ? undefined : worn.trunk(y);
  const middle = body.spineX(y);
  const wide = body.shouldersPx * 0.5;
  return seen ?? [middle - wide, middle + wide];
}

type Shape = (place: Place) => number;

function shapesOf(wear: Wear, isLower: boolean): Shape[] {
  const rng = createRng(`${wear.ease}|folds`);
  const phase = rng.range(0, 6.28);
  if (wear.fit === 'close')
    return [turning, ...(isLower ? [] : [pulling(phase)]), pressed(isLower)];
  if (wear.fit === 'relaxed') return [hanging(phase), ...(isLower ? [stacking(phase)] : [])];
  if (wear.tuck === 'tucked')
    return isLower ? [gathers(phase, true)] : [gathers(phase, false), overhang];
  return [];
}

/** A row of folds, rounder above than in their creases. */
const ridge = (turn: number) =>
  0.6 * Math.sin(turn) - 0.4 * Math.abs(Math.sin(turn / 2 + 0.8)) + 0.2;

/** Short folds that run from a waistband. */
const gathers =
  (phase: number, isAtTop: boolean): Shape =>
  ({ across, down }) => {
    const near = isAtTop ? smoothstep(0.38, 0, down) : smoothstep(0.55, 0.95, down);
    const bend = Math.sin(across * 3 + phase) * 0.8;
    return 0.26 * near * ridge(across * 15 + phase + bend + down * 2);
  };

/** Cloth that blouses over a waist: a roll of light, and its own shade below. */
const overhang: Shape = ({ down }) =>
  0.1 * Math.exp(-(((down - 0.86) / 0.05) ** 2)) - 0.42 * smoothstep(0.9, 1, down);

/** Long folds that deepen towards the hem. */
const hanging =
  (phase: number): Shape =>
  ({ across, down }) =>
    0.24 *
    smoothstep(0.12, 0.85, down) *
    ridge(across * 7 + phase + Math.sin(down * 3 + phase) * 0.7);

/** Trouser legs that fall on the shoe. */
const stacking =
  (phase: number): Shape =>
  ({ across, down }) =>
    0.2 * smoothstep(0.78, 0.95, down) * ridge(down * 46 + across * 2.5 + phase);

/** Close cloth pulls across the waist. */
const pulling =
  (phase: number): Shape =>
  ({ across, down }) => {
    const at = Math.exp(-(((down - 0.68) / 0.2) ** 2)) * smoothstep(0.15, 0.8, Math.abs(across));
    return 0.2 * at * ridge(down * 34 + Math.abs(across) * 4 + phase);
  };

/** Close cloth turns away with the body at the sides, and darkens. */
const turning: Shape = ({ across, down }) =>
  -0.32 * smoothstep(0.45, 1, Math.abs(across)) * smoothstep(0.3, 0.65, down);

/** Shade along the edge of a hem that is tight on the body; hems of legs have none. */
const pressed =
  (isLower: boolean): Shape =>
  ({ down }) =>
    isLower ? 0 : -0.22 * smoothstep(0.93, 1, down);

/** Soft folds from one shoulder or hip to the other side. */
const crossing =
  (phase: number): Shape =>
  ({ across, down }) => {
    const slope = phase > 3.14 ? 1 : -1;
    const reach = smoothstep(0.1, 0.4, down) * smoothstep(1, 0.7, down);
    return 0.5 * reach * ridge(down * 17 + across * slope * 5 + phase);
  };

/** Light of a body that is turned a little: one side in shade. */
const turnedAway =
  (phase: number): Shape =>
  ({ across, down }) => {
    const side = phase > 3.14 ? across : -across;
    return 0.13 - 0.44 * smoothstep(-0.3, 1, side) + 0.12 * ridge(down * 9 + across * 6 + phase);
  };

/** A shape at double strength: as a drape it has to be seen without other folds. */
const strongly =
  (shapeOf: (phase: number) => Shape) =>
  (phase: number): Shape => {
    const shape = shapeOf(phase);
    return (place) => 2 * shape(place);
  };

const DRAPES: Record<Drape, (phase: number) => Shape> = {
  hanging: strongly(hanging),
  pulling: strongly(pulling),
  crossing,
  'turned away': turnedAway,
};
