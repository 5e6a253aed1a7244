import { type Canvas, type CanvasPattern, createCanvas, DOMMatrix, ImageData } from '@napi-rs/canvas';
import { type Hex, toHex, toRgb } from '../core/colour.ts';
import { fbm } from '../core/fbm.ts';
import { smoothstep } from '../core/interpolate.ts';
import type { Context } from '../core/sheet.ts';
import { createUnit, TILE } from '../core/unit.ts';
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
  return repeatingFill(pen.ctx, texture(pen, name, coarse(colour)), place);
}

/** A fill that repeats a canvas, placed by a matrix in the units of the shape. */
export function repeatingFill(ctx: Context, canvas: Canvas, place: DOMMatrix): CanvasPattern {
  const pattern = ctx.createPattern(canvas, 'repeat');
  if (!pattern) throw new Error('The canvas made no pattern.');
  pattern.setTransform(place);
  return pattern;
}

/** The colour rounded to 8 levels a channel, so that few textures serve all shapes. */
function coarse(colour: Hex): Hex {
  const [r, g, b] = toRgb(colour).map((v) => Math.round(v / 36) * 36);
  return toHex([r, g, b]);
}

function texture({ sheet }: Pen, name: keyof typeof TEXTURES, colour: Hex): Canvas {
  const key = `${name} ${colour}`;
  const known = sheet.textures.get(key);
  if (known) return known;
  const canvas = createCanvas(SIDE_PX, SIDE_PX);
  canvas.getContext('2d').putImageData(coverage(name, colour), 0, 0);
  sheet.textures.set(key, canvas);
  return canvas;
}

function coverage(name: keyof typeof TEXTURES, colour: Hex): ImageData {
  const { cells, octaves, low, high, alpha } = TEXTURES[name];
  const unit = createUnit('straight', { columns: 1, rows: 1 });
  const field = fbm({ unit, widthPx: SIDE_PX, heightPx: SIDE_PX }, { cells: cells / 2, octaves, seed: name });
  const [r, g, b] = toRgb(colour);
  const data = new Uint8ClampedArray(SIDE_PX * SIDE_PX * 4);
  for (let i = 0; i < field.length; i += 1) {
    data.set([r, g, b, 255 * alpha * smoothstep(low, high, field[i])], i * 4);
  }
  return new ImageData(data, SIDE_PX, SIDE_PX);
}
