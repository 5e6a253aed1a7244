import {
  type Canvas,
  type CanvasPattern,
  createCanvas,
  DOMMatrix,
  ImageData,
} from '@napi-rs/canvas';
import { type Hex, toHex, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { smoothstep } from '../../core/interpolate.ts';
import { createUnit, TILE } from '../../core/unit.ts';
import type { Pen } from './pen.ts';

/** Where a texture lets colour through: fractal noise of `cells` per tile between two levels, up to `alpha`. */
type Coverage = { cells: number; octaves: number; low: number; high: number; alpha: number };

const TEXTURES = {
  pigment: { cells: 26, octaves: 3, low: -0.02, high: 0.42, alpha: 0.5 },
  blooms: { cells: 18, octaves: 3, low: 0.08, high: 0.34, alpha: 0.5 },
  'bare patches': { cells: 150, octaves: 2, low: 0.24, high: 0.4, alpha: 0.75 },
} satisfies Record<string, Coverage>;

const SIDE_PX = 256;

/** A fill that lays a colour down in the patches of a texture, each time from another place of it. */
export function textureFill(pen: Pen, name: keyof typeof TEXTURES, colour: Hex): CanvasPattern {
  const grow = TILE / 2 / SIDE_PX;
  const [x, y, turn] = [pen.rng.range(0, TILE), pen.rng.range(0, TILE), pen.rng.range(0, 360)];
  const place = new DOMMatrix().translateSelf(x, y).rotateSelf(turn).scaleSelf(grow, grow);
  const patches = coarse(colour);
  return repeatingFill(pen, {
    name: `${name} ${patches}`,
    make: () => drawPatches(name, patches),
    place,
  });
}

type RepeatingFill = {
  /** The same name on one sheet is made once: making a fill copies its picture. */
  name: string;
  make: () => Canvas;
  /** Where it lies, in the units of the shape. */
  place: DOMMatrix;
};

/** A fill that repeats a picture. It is good until the next of its name is asked for. */
export function repeatingFill(
  { ctx, sheet }: Pen,
  { name, make, place }: RepeatingFill,
): CanvasPattern {
  const fill = sheet.textures.get(name) ?? ctx.createPattern(make(), 'repeat');
  if (!fill) throw new Error('The canvas made no pattern.');
  sheet.textures.set(name, fill);
  fill.setTransform(place);
  return fill;
}

/** The colour rounded to 8 levels a channel, so that few textures serve all shapes. */
function coarse(colour: Hex): Hex {
  const [r, g, b] = toRgb(colour).map((v) => Math.round(v / 36) * 36);
  return toHex([r, g, b]);
}

function drawPatches(name: keyof typeof TEXTURES, colour: Hex): Canvas {
  const canvas = createCanvas(SIDE_PX, SIDE_PX);
  canvas.getContext('2d').putImageData(coverage(name, colour), 0, 0);
  return canvas;
}

function coverage(name: keyof typeof TEXTURES, colour: Hex): ImageData {
  const { low, high, alpha } = TEXTURES[name];
  const field = fieldOf(name);
  const [r, g, b] = toRgb(colour);
  const data = new Uint8ClampedArray(SIDE_PX * SIDE_PX * 4);
  for (let i = 0; i < field.length; i += 1) {
    data.set([r, g, b, 255 * alpha * smoothstep(low, high, field[i])], i * 4);
  }
  return new ImageData(data, SIDE_PX, SIDE_PX);
}

/** The noise of each texture: constants, made when first needed. */
const fields = new Map<string, Float32Array>();

function fieldOf(name: keyof typeof TEXTURES): Float32Array {
  const known = fields.get(name);
  if (known) return known;
  const { cells, octaves } = TEXTURES[name];
  const unit = createUnit('straight', { columns: 1, rows: 1 });
  const surface = { unit, widthPx: SIDE_PX, heightPx: SIDE_PX };
  const field = fbm(surface, { cells: cells / 2, octaves, seed: name });
  fields.set(name, field);
  return field;
}
