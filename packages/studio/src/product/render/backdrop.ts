import type { PixelSize } from '@toile/tools';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { CELL, cellsOf, floorShadow, wallShadow } from './ground/ground-shadows.ts';
import { GROUNDS, type GroundStyle } from './ground/ground-style.ts';
import type { LightSetup } from './light/light-setup.ts';
import { linearOf } from './surfaces.ts';

/** The ground behind a figure: linear red, green, blue for each pixel of the page. The next backdrop of the same size overwrites it. */
export type Backdrop = Float32Array;

let held: Backdrop = new Float32Array(0);

export type BackdropChoices = { paper: string; ground: GroundStyle; light: LightSetup };

/** The ground under studio light, with the figure's shadow on the wall and at its feet. */
export function createBackdrop(reading: SketchReading, choices: BackdropChoices): Backdrop {
  const { size } = reading;
  const paper = linearOf(choices.paper);
  const length = size.width * size.height * 3;
  if (held.length !== length) held = new Float32Array(length);
  const out = held;
  const light = lightOnGround(reading, choices);
  const { width } = cellsOf(size);
  for (let y = 0, o = 0; y < size.height; y += 1) {
    const row = Math.floor(y / CELL);
    const fy = y / CELL - row;
    for (let x = 0; x < size.width; x += 1, o += 3) {
      const fx = (x & 3) / CELL;
      const i = row * width + (x >> 2);
      const upper = light[i] + (light[i + 1] - light[i]) * fx;
      const lower = light[i + width] + (light[i + width + 1] - light[i + width]) * fx;
      const here = upper + (lower - upper) * fy;
      out[o] = paper[0] * here;
      out[o + 1] = paper[1] * here;
      out[o + 2] = paper[2] * here;
    }
  }
  return out;
}

/** Garments without a wearer lie on a table: there is no floor. */
const BELOW_THE_PAGE = 2;

function lightOnGround(reading: SketchReading, { ground, light }: BackdropChoices): Float32Array {
  const { size, landmarks, isPerson } = reading;
  const { width, height }: PixelSize = cellsOf(size);
  const wall = wallShadow(reading, light);
  const floor = isPerson ? floorShadow(reading, light) : undefined;
  const depth = (isPerson ? 0.17 : 0.36) + 0.22 * Math.max(0, 1 - light.softness);
  const horizon = isPerson ? landmarks.bottom / size.height - 0.055 : BELOW_THE_PAGE;
  const groundAt = GROUNDS[ground];
  for (let row = 0, i = 0; row < height; row += 1) {
    const v = (row * CELL) / size.height;
    const onWall = depth * (v > horizon ? 0.4 : 1);
    for (let column = 0; column < width; column += 1, i += 1) {
      const u = (column * CELL) / size.width;
      const bare = groundAt({ u, v, horizon, side: light.side });
      wall[i] = bare * (1 - onWall * wall[i]) * (floor ? 1 - 0.6 * floor[i] : 1);
    }
  }
  return wall;
}
