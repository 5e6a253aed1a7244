import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Photo } from '../../../core/photo.ts';
import { distanceTo } from '../../../core/plane/distance-to.ts';
import { grown } from '../../field/bounds.ts';
import { fillFrom } from '../../field/fill-from.ts';
import { neckEdgeY } from './find-front-neck.ts';
import { findLabel } from './find-label.ts';
import type { FlatLay } from './flat-lay.ts';
import { insideWaistPx } from './inside-waist.ts';

/** The cloth of a flat-lay at about the size at which it is worn. */
export type Cloth = PixelSize & {
  /** Levels in triples, extended beyond the garment's edge. */
  colour: Float32Array;
  /** 0–1. */
  alpha: Float32Array;
  /** Column of the flat-lay at the cloth's left edge: a spot's pixel is `(x − left) * scale`. */
  left: number;
  top: number;
  scale: number;
};

/** Size of the cloth, as a factor of the size at which it is worn: stretched places stay sharp. */
const FINER = 1.35;

/** Least coverage (0–1) of a pixel that shows the cloth, and distance from the rim, in pixels, from which it shows nothing else. */
const FIRM = 0.93;
const RIM_PX = 2.6;

type Cut = {
  alpha: Uint8Array;
  flat: FlatLay;
  scale: number;
  /** True for skirts and trousers: the garment hangs from the waist. */
  isWaist: boolean;
};

/** Cuts the cloth out at `scale` pixels of the person for one of the flat-lay. */
export async function clothOf(photo: Photo, { alpha, flat, scale, isWaist }: Cut): Promise<Cloth> {
  const box = grown(flat.silhouette.box, 12, photo);
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const rgba = new Uint8Array(wide * high * 4);
  const isInside = insideOf(flat, isWaist);
  const label = isWaist ? undefined : findLabel(photo, flat);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const from = (y + box.top) * photo.width + x + box.left;
      const to = (y * wide + x) * 4;
      for (let c = 0; c < 3; c += 1) rgba[to + c] = photo.rgb[from * 3 + c];
      rgba[to + 3] = isInside(x + box.left, y + box.top) ? 0 : alpha[from];
    }
  }
  const fine = Math.min(1, scale * FINER);
  const width = Math.max(8, Math.round(wide * fine));
  const height = Math.max(8, Math.round(high * fine));
  const small = await sharp(rgba, { raw: { width: wide, height: high, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const light = new Float32Array(width * height * 3);
  const cover = new Float32Array(width * height);
  const weight = new Float32Array(width * height);
  const scaled = width / wide;
  const isLabel = (i: number) => {
    const x = (i % width) / scaled + box.left;
    const y = Math.floor(i / width) / scaled + box.top;
    return label && x >= label.left && x < label.right && y >= label.top && y < label.bottom;
  };
  for (let i = 0; i < cover.length; i += 1) {
    cover[i] = small[i * 4 + 3] / 255;
    for (let c = 0; c < 3; c += 1) light[i * 3 + c] = small[i * 4 + c];
  }
  // Pixels at the rim still have some of the ground's colour, or of its shadow.
  const depth = distanceTo(
    Uint8Array.from(cover, (a) => (a > FIRM ? 0 : 1)),
    { width, height },
  );
  const isGround = groundShining({ light, cover, depth, width, height });
  for (let i = 0; i < cover.length; i += 1) {
    weight[i] = depth[i] > RIM_PX && !isLabel(i) && !isGround(i) ? 1 : 0;
  }
  const colour = fillFrom({ width, height, light, weight });
  return { width, height, colour, alpha: cover, left: box.left, top: box.top, scale: scaled };
}

/** Depth inside the garment, in pixels, from which no pixel is shadow on the ground. */
const DEEP_PX = 10;
/** Position between the ground's colour (0) and the cloth's (1) below which a pixel is ground. */
const NEARER = 0.5;

type Edged = PixelSize & { light: Float32Array; cover: Float32Array; depth: Float32Array };

/** Test of a pixel near the garment's edge: it shows the ground, or the shadow on it, more than cloth. */
function groundShining({ light, cover, depth, width, height }: Edged): (i: number) => boolean {
  const ground = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < cover.length; i += 1) {
    if (cover[i] > 0.02) continue;
    count += 1;
    for (let c = 0; c < 3; c += 1) ground[c] += light[i * 3 + c];
  }
  if (count === 0) return () => false;
  const weight = Float32Array.from(depth, (inside) => (inside > DEEP_PX ? 1 : 0));
  const wanted = Uint8Array.from(depth, (inside) => (inside > 0 && inside <= DEEP_PX ? 1 : 0));
  const cloth = fillFrom({ width, height, light, weight }, wanted);
  const away = (from: Float32Array, i: number) =>
    Math.hypot(...ground.map((sum, c) => from[i * 3 + c] - sum / count));
  return (i) => wanted[i] === 1 && away(light, i) < away(cloth, i) * NEARER;
}

/** Test for the inside of the back, above the front edge of the neck opening: it is not seen on a wearer. */
function insideOf(flat: FlatLay, isWaist: boolean): (x: number, y: number) => boolean {
  const { necks, frontNeck, silhouette, isLegs, isNeckOpen } = flat;
  const half = (necks[1].x - necks[0].x) / 2;
  const isShown = frontNeck.y > silhouette.top[Math.round(frontNeck.x)] + 3;
  if (isWaist) return insideWaist(flat);
  if (isLegs || !isNeckOpen || !isShown || half < 4) return () => false;
  return (x, y) => {
    const across = (x - frontNeck.x) / half;
    return Math.abs(across) < 1 && y < neckEdgeY(across, flat);
  };
}

/** Test for the inside of the back in the middle of a waistband's upper edge. */
function insideWaist({ silhouette }: FlatLay): (x: number, y: number) => boolean {
  return (x, y) => {
    const top = silhouette.top[x];
    return y < Math.max(top, silhouette.box.top) + insideWaistPx(silhouette, x);
  };
}
