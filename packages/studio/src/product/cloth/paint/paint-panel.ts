import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Rgb } from '../../../core/colour.ts';
import type { Fabric } from '../../../core/fabrics/fabric.ts';
import { tabled } from '../../../core/lookup.ts';
import { OUTSIDE } from '../folds/fold.ts';
import { readHalf } from '../light/half.ts';
import { createShine, type Facing } from '../light/shine.ts';
import type { Panel } from '../panel.ts';
import type { Print } from '../swatch/print.ts';
import { placeOnCloth } from './cloth-place.ts';
import type { Page } from './page.ts';
import { type PanelShape, shapePanel } from './panel-shape.ts';
import { createUnlitCloth } from './unlit-cloth.ts';

export type PanelContext = { page: Page; print: Print; fabric: Fabric; seed: string };

/** A painted panel and where it lies on the page. */
export type PaintedPanel = { canvas: Canvas; left: number; top: number };

const FLATTEST = 0.4;
/** Shadows are multiplied in this power of the light: the sRGB curve, somewhat softened. */
const GAMMA = 0.8;
const EXPOSURE = 0.985;
const toned = tabled((light) => light ** GAMMA, 3, 2048);

/** Paints one panel: cloth, folds, light. Its marks are not drawn yet. */
export function paintPanel(panel: Panel, context: PanelContext): PaintedPanel | undefined {
  const shape = shapePanel(panel, context);
  if (!shape) return undefined;
  const { widthPx, heightPx, left, top } = shape;
  const data = shade(panel, shape, context);
  const canvas = createCanvas(widthPx, heightPx);
  canvas.getContext('2d').putImageData(new ImageData(data, widthPx, heightPx), 0, 0);
  return { canvas, left, top };
}

function shade(panel: Panel, shape: PanelShape, context: PanelContext): Uint8ClampedArray {
  const { widthPx, heightPx, mask, field, relief, inner } = shape;
  const { whole, occlusion, shadow } = relief;
  const place = placeOnCloth(panel, shape);
  const stuff = createUnlitCloth(panel, context);
  const shine = createShine(context.fabric, lightnessOf(context.print.colours.mean));
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  const facing = { x: 0, y: 0, z: 1 };
  const colour = new Float32Array(4);
  // Written anew for each pixel: a quarter of a million small objects would cost more than the light.
  const lit = { diffuse: 1, glow: 0 };
  const at = { u: 0, v: 0, facing: 1, inner: 1 };
  const paint = { colour, light: 1, glow: 0 };
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const i = y * widthPx + x;
      if (mask[i] === 0 || field.s[i] === OUTSIDE) continue;
      const dx = whole[x + 1 < widthPx ? i + 1 : i] - whole[x > 0 ? i - 1 : i];
      const dy = whole[y + 1 < heightPx ? i + widthPx : i] - whole[y > 0 ? i - widthPx : i];
      face(facing, dx, dy);
      shine(facing, lit);
      const kept = readHalf(occlusion, x, y) * readHalf(shadow, x, y);
      at.u = place.u[i];
      at.v = place.v[i];
      at.facing = facing.z;
      at.inner = inner[i];
      stuff(colour, at);
      paint.light = toned(Math.max(0.05, lit.diffuse * kept * panel.shade * EXPOSURE));
      paint.glow = lit.glow * kept * panel.shade;
      writePixel(data, i * 4, paint);
      data[i * 4 + 3] = 255 * mask[i] * colour[3];
    }
  }
  return data;
}

/** Lightness of a colour, 0 to 1. */
const lightnessOf = ([red, green, blue]: Rgb): number =>
  (0.3 * red + 0.59 * green + 0.11 * blue) / 255;

/** Turns a slope, taken over two pixels, into a facing no steeper than cloth shows. */
function face(out: Facing, dx: number, dy: number): void {
  const x = -dx / 2;
  const y = -dy / 2;
  const length = Math.sqrt(x * x + y * y + 1);
  const z = Math.max(FLATTEST, 1 / length);
  const side = z === FLATTEST ? Math.sqrt((1 - z * z) / (x * x + y * y)) : 1 / length;
  out.x = x * side;
  out.y = y * side;
  out.z = z;
}

type Paint = { colour: Float32Array; light: number; glow: number };

/** Multiplies, cools the shadows a little, and rolls off what would burn out. */
function writePixel(data: Uint8ClampedArray, at: number, { colour, light, glow }: Paint): void {
  const shadow = light < 1 ? 1 - light : 0;
  // Even black cloth shows where light strikes it.
  const veil = 7 + 26 * Math.max(0, light - 0.82);
  for (let c = 0; c < 3; c += 1) {
    const tint = c === 0 ? 1 - 0.025 * shadow : c === 2 ? 1 + 0.045 * shadow : 1;
    const own = colour[c] * light * tint;
    const value =
      own + veil * (1 - colour[c] / 255) + glow * 255 * (0.55 + (0.45 * colour[c]) / 255);
    data[at + c] = value > 238 ? 238 + (value - 238) * 0.62 : value;
  }
}
