import type { PixelSize } from '@toile/tools';
import { clamp, smoothstep } from '../../core/interpolate.ts';
import { bytesOf } from '../../core/map-plane.ts';
import { distanceTo } from '../../core/plane/distance-to.ts';
import { softBlur } from '../field/soft-blur.ts';
import type { LaidCloth } from './warp/lay-cloth.ts';

type Swap = {
  rgb: Uint8Array;
  mask: Uint8Array;
  /** Alpha of the person, 0–255 a pixel: the ground beside the person receives no shadow. */
  alpha: Uint8Array;
  /** 1 where an object of the photo is in front of the garment. */
  front: Uint8Array;
  below: Float32Array;
  cloth: LaidCloth;
  light: Float32Array;
  /** The light of the folds that the way of wearing makes. */
  pulled: Float32Array;
  /** Plainness of the worn garment, 0–1: a print hides its light and shade. */
  plain: number;
  size: PixelSize;
  shouldersPx: number;
  folds: number;
};

/** Levels (0–255) added to black cloth where a fold is twice as light as flat cloth. */
const SHEEN = 130;

/** Smoothing of the cloth's edge along the mask's border: sigma in pixels, and the blurred values that become 0 and 1. */
const EDGE = { sigmaPx: 1.8, from: 0.3, to: 0.84 };

/** Smoothing of the cloth's own edges: cuffs, hems, the neck opening. */
const HEM = { sigmaPx: 1.2, from: 0.24, to: 0.84 };

/** Photo with the new garment: levels in triples. Pixels outside the mask equal the photo's exactly. */
export function composeSwap(swap: Swap): Uint8Array {
  const { rgb, mask, front, below, cloth, size, shouldersPx } = swap;
  const out = Uint8Array.from(rgb);
  const within = softBlur({ ...size, values: Float32Array.from(mask) }, EDGE.sigmaPx).values;
  const smooth = softBlur({ ...size, values: cloth.alpha }, HEM.sigmaPx).values;
  const inCloth = distanceTo(
    bytesOf(cloth.alpha, (a) => (a < 0.5 ? 1 : 0)),
    size,
  );
  const ahead = softBlur({ ...size, values: Float32Array.from(front) }, 0.8).values;
  const cast = softBlur({ ...size, values: cloth.alpha }, Math.max(2, shouldersPx * 0.02)).values;
  const lift = Math.round(shouldersPx * 0.02) * size.width;
  for (let i = 0; i < mask.length; i += 1) {
    if (!mask[i]) continue;
    const hem = cloth.alpha[i] > 0 ? smoothstep(HEM.from, HEM.to, smooth[i]) : 0;
    const cover = hem * smoothstep(EDGE.from, EDGE.to, within[i]);
    const deep = 0.3 * (swap.alpha[i] / 255) * (1 - cloth.alpha[i]);
    const shadow = 1 - deep * clamp(cast[Math.max(0, i - lift)]);
    const rim = (0.07 + 0.2 * (1 - swap.plain)) * Math.exp(-inCloth[i] / (shouldersPx * 0.06));
    const lit = swap.light[i] ** swap.folds * swap.pulled[i] * (1 - rim);
    const kept = clamp(ahead[i] * 1.6 - 0.3);
    for (let c = 0; c < 3; c += 1) {
      const at = i * 3 + c;
      const under = below[at] * shadow;
      const own = cloth.colour[at];
      const shown = own * lit + SHEEN * Math.max(0, swap.pulled[i] - 1) * (1 - own / 255);
      const dressed = under + (shown - under) * cover;
      out[at] = Math.round(clamp(dressed + (rgb[at] - dressed) * kept, 0, 255));
    }
  }
  return out;
}
