import { type Hex, mix } from '../../../../core/colour.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import { heightOf, widthAt } from '../../../../core/scene/patch-size.ts';
import {
  add,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { boxTest } from '../prints/measure.ts';

export type TextureInput = {
  patch: Patch;
  outline: Polyline;
  cloth: Hex;
  /** A head in pixels. */
  unit: number;
  rng: Rng;
};

/** What a cloth's surface looks like close by, as a light drawing in its own tones. */
export type Texture = (input: TextureInput) => PlacedPrint;

/** A place on the cloth, and the direction that is down there, of length 1. */
export type Stitch = { at: Point; down: Point; u: number; v: number };

type Spread = {
  /** Distance of the marks in heads. */
  pitch: number;
  /** How far each strays, in pitches. */
  jitter: number;
  /** The most that may be drawn: larger cloth gets wider pitches. */
  most: number;
};

/** Staggered rows of places over a piece of cloth. */
export function stitchesOn(
  { patch, outline, unit, rng }: TextureInput,
  { pitch, jitter, most }: Spread,
): Stitch[] {
  const area = heightOf(patch) * widthAt(patch, 0.5);
  const pitchPx = Math.max(unit * pitch, Math.sqrt(area / most));
  const isNear = boxTest(outline, 2);
  const rows = Math.max(1, Math.round(heightOf(patch) / pitchPx));
  const places: Stitch[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const v = row / rows;
    const columns = Math.max(1, Math.round(widthAt(patch, v) / pitchPx));
    const down = unitOf(subtract(patch(0.5, v + 0.02), patch(0.5, v - 0.02)));
    for (let column = 0; column <= columns; column += 1) {
      const u = (column + (row % 2) / 2 + rng.range(-jitter, jitter)) / columns;
      const at = patch(u, v + rng.range(-jitter, jitter) / rows);
      if (isNear(at)) places.push({ at, down, u, v });
    }
  }
  return places;
}

/** Tones of a cloth for its surface: towards white, and towards the ink of shadows. */
export const lighter = (cloth: Hex, part: number): Hex => mix(cloth, '#ffffff', part);
export const darker = (cloth: Hex, part: number): Hex => mix(cloth, '#17141c', part);

/** From a place along the cloth: `down` and `across` in pixels. */
export const from = ({ at, down }: Stitch, along: number, across: number): Point =>
  add(add(at, times(down, along)), times([down[1], -down[0]], across));
