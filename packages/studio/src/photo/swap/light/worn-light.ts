import type { PixelSize } from '@toile/tools';
import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { distanceTo } from '../../../core/plane/distance-to.ts';
import { softBlur } from '../../field/soft-blur.ts';
import { LABEL } from '../../parse/labels.ts';
import { withoutPrint } from './without-print.ts';

type Seen = {
  /** Levels of the photo, in triples. */
  rgb: Uint8Array;
  /** 1 for the area of the body that the new garment may cover, the worn one included. */
  lit: Uint8Array;
  /** Label of each pixel: a step of brightness between two labels is no shade. */
  labels: Uint8Array;
  size: PixelSize;
  /** Width of the shoulders in pixels: it scales the size of folds. */
  shouldersPx: number;
};

/** Deviations of fine light (natural logarithm): from `from` on cloth is a print, below `to` it has folds alone. */
const PLAIN = { from: 0.2, to: 0.1 };
/** Deviations of chroma, in the same way. */
const ONE_COLOUR = { from: 16, to: 8 };
/** Brightness in levels (0–255) between which cloth begins to show its folds. */
const DARK = { from: 18, to: 60 };

/** Least area of a label, as a share of the lit area, from which light is read. */
const LEAST_PART = 0.03;

/** Width in pixels of seams and rims at the border of a label's area. */
const RIM_PX = 3;

/**
 * Light on the body, a factor a pixel, 1 where it is full: broad shade and folds. It is read inside
 * the area of each label (garment, skin) apart, so that it holds no edge of the worn garment, and
 * from clothes only as far as they are plain, letters and figures on them left out. `plain` says how
 * far, 0–1.
 */
export function wornLight(seen: Seen): { light: Float32Array; plain: number } {
  const { rgb, lit, labels, size, shouldersPx } = seen;
  const level = levelsOf(rgb);
  const known = new Float32Array(lit.length);
  const shade = new Float32Array(lit.length);
  const least = lit.reduce((sum, on) => sum + on, 0) * LEAST_PART;
  const parts = new Map<number, number>();
  for (let i = 0; i < lit.length; i += 1) {
    if (lit[i]) parts.set(labels[i], (parts.get(labels[i]) ?? 0) + 1);
  }
  const plains: { plain: number; areaPx: number }[] = [];
  for (const [label, areaPx] of parts) {
    if (areaPx < least) continue;
    const inside = innerOf(
      lit.map((on, i) => (on && labels[i] === label ? 1 : 0)),
      size,
    );
    const isSkin = label === LABEL.skin;
    const blurred = blursOf(level, { inside, size, shouldersPx });
    const cloth = isSkin
      ? inside
      : withoutPrint(inside, { rgb, level, size, broad: blurred.broad });
    const blurs = cloth === inside ? blurred : blursOf(level, { inside: cloth, size, shouldersPx });
    const gain = isSkin ? BARE_GAIN : plainness({ rgb, worn: cloth, level, ...blurs });
    if (!isSkin) plains.push({ plain: gain, areaPx });
    addShade(shade, { inside: cloth, gain, isSkin, ...blurs });
    for (let i = 0; i < known.length; i += 1) known[i] += cloth[i];
  }
  const clothPx = plains.reduce((sum, { areaPx }) => sum + areaPx, 0);
  const plain = plains.reduce((sum, one) => sum + (one.plain * one.areaPx) / clothPx, 0);
  return { light: betweenParts({ shade, known, size, shouldersPx }), plain };
}

/** Gain of light that is read from skin, which shines differently than cloth. */
const BARE_GAIN = 0.55;

function levelsOf(rgb: Uint8Array): Float32Array {
  return Float32Array.from({ length: rgb.length / 3 }, (_, i) =>
    Math.log(0.3 * rgb[i * 3] + 0.59 * rgb[i * 3 + 1] + 0.11 * rgb[i * 3 + 2] + 6),
  );
}

/** Area of a label without its rim. */
function innerOf(part: Uint8Array, size: PixelSize): Uint8Array {
  const depth = distanceTo(
    part.map((on) => 1 - on),
    size,
  );
  return Uint8Array.from(depth, (distance) => (distance > RIM_PX ? 1 : 0));
}

type Blurs = { fine: Float32Array; folds: Float32Array; broad: Float32Array };

function blursOf(
  level: Float32Array,
  { inside, size, shouldersPx }: { inside: Uint8Array; size: PixelSize; shouldersPx: number },
): Blurs {
  const weight = Float32Array.from(inside);
  const blur = (sigma: number) => weightedBlur(level, { weight, size, sigma });
  return {
    fine: blur(Math.max(1, shouldersPx * 0.009)),
    folds: blur(shouldersPx * 0.06),
    broad: blur(shouldersPx * 0.22),
  };
}

/** Limits of folds, darker first, then lighter, in natural logarithms of light: stronger ones are compressed. */
const CREASE = [0.3, 0.22] as const;
const SOFT = [0.26, 0.2] as const;

function bounded(value: number, [darker, lighter]: readonly [number, number]): number {
  const most = value < 0 ? darker : lighter;
  return most * Math.tanh(value / most);
}

function addShade(
  shade: Float32Array,
  {
    inside,
    gain,
    isSkin,
    fine,
    folds,
    broad,
  }: Blurs & { inside: Uint8Array; gain: number; isSkin: boolean },
): void {
  const full = quantile(broad, inside, 0.8);
  for (let i = 0; i < inside.length; i += 1) {
    if (!inside[i]) continue;
    // Cloth hides small forms of the skin: a navel, ribs, the shine of an arm.
    const crease = isSkin ? 0 : bounded(fine[i] - folds[i], CREASE) * (0.1 + 0.9 * gain);
    const soft = bounded(folds[i] - broad[i], SOFT) * (isSkin ? 0.2 : 0.15 + 0.85 * gain);
    shade[i] = crease + soft + clamp(broad[i] - full, -0.9, 0.12) * (0.1 + 0.8 * gain);
  }
}

type Shaded = { shade: Float32Array; known: Float32Array; size: PixelSize; shouldersPx: number };

/** Shade interpolated smoothly across the rims between labels, and a little beyond them. */
function betweenParts({ shade, known, size, shouldersPx }: Shaded): Float32Array {
  const of = (values: Float32Array, sigma: number) => softBlur({ ...size, values }, sigma).values;
  const near = [of(shade, RIM_PX), of(known, RIM_PX)];
  const far = [of(shade, shouldersPx * 0.08), of(known, shouldersPx * 0.08)];
  return shade.map((own, i) => {
    if (known[i]) return Math.exp(own);
    const beyond = far[0][i] / (far[1][i] + 0.02);
    return Math.exp((near[0][i] + beyond * 0.05) / (near[1][i] + 0.05));
  });
}

type Weighted = { weight: Float32Array; size: PixelSize; sigma: number };

/** Blur of the weighted pixels alone, extended outside them (normalized convolution). */
function weightedBlur(values: Float32Array, { weight, size, sigma }: Weighted): Float32Array {
  const of = (plane: Float32Array) => softBlur({ ...size, values: plane }, sigma).values;
  const sum = of(values.map((value, i) => value * weight[i]));
  const total = of(weight);
  let mean = 0;
  let count = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (!weight[i]) continue;
    mean += values[i];
    count += 1;
  }
  mean /= Math.max(1, count);
  return sum.map((value, i) => (value + mean * 1e-3) / (total[i] + 1e-3));
}

type Planes = Blurs & {
  rgb: Uint8Array;
  worn: Uint8Array;
  level: Float32Array;
};

function plainness({ rgb, worn, fine, folds, level }: Planes): number {
  let count = 0;
  let fineSquares = 0;
  let levels = 0;
  const sums = [0, 0];
  const squares = [0, 0];
  for (let i = 0; i < worn.length; i += 2) {
    if (!worn[i]) continue;
    count += 1;
    fineSquares += (fine[i] - folds[i]) ** 2;
    levels += level[i];
    const bright = Math.exp(level[i]);
    for (const [k, c] of [0, 2].entries()) {
      const hue = ((rgb[i * 3 + c] - rgb[i * 3 + 1]) / bright) * 60;
      sums[k] += hue;
      squares[k] += hue * hue;
    }
  }
  if (count === 0) return 0;
  const deviation = Math.sqrt(fineSquares / count);
  const spread = Math.sqrt(
    squares.reduce((sum, square, k) => sum + square / count - (sums[k] / count) ** 2, 0),
  );
  return (
    smoothstep(PLAIN.from, PLAIN.to, deviation) *
    smoothstep(ONE_COLOUR.from, ONE_COLOUR.to, spread) *
    smoothstep(DARK.from, DARK.to, Math.exp(levels / count))
  );
}

function quantile(values: Float32Array, worn: Uint8Array, part: number): number {
  const known = values.filter((_, i) => worn[i]).toSorted();
  return known.length === 0 ? 0 : known[Math.floor((known.length - 1) * part)];
}
