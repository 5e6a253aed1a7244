import { blurPlane } from '../../../core/plane/blur-plane.ts';
import { throwIfStopped } from '../../../core/stop.ts';
import type { Stage } from '../stage.ts';
import type { Surfaces } from '../surfaces.ts';
import { bodyForm } from './body-form.ts';
import { type DrapeStyle, drapeOf } from './drape.ts';
import { drawnOut, type Flow, flowOf } from './flow.ts';
import { foldRelief } from './fold-relief.ts';
import { noisePlane } from './noise-plane.ts';

/** The figure's shape at half size. Heights in pixels of the page, towards the viewer. */
export type Relief = {
  height: Float32Array;
  /** Slopes of the height, in pixels a pixel. */
  slopeX: Float32Array;
  slopeY: Float32Array;
  /** Of the large forms alone. */
  form: Float32Array;
  /** Above (1) or below (−1) the cloth around: crests and valleys. */
  crest: Float32Array;
  flow: Flow;
  /** Noise along the flow, −1 to 1: strands, streaks. */
  strands: Float32Array;
};

/** Folds' height in pixels for cotton, and the factor of creases: where ink draws them too, they are lower. */
const PAINTED = { foldPx: 15, crease: 0.9 };
const INKED = { foldPx: 11, crease: 0.5 };

/** Builds body, folds as drawn, and the drape that the cloth adds by itself. */
export function createRelief(
  stage: Stage,
  surfaces: Surfaces,
  { style, seed, isInked }: { style: DrapeStyle; seed: string; isInked: boolean },
): Relief {
  const { foldPx, crease: creased } = isInked ? INKED : PAINTED;
  const form = bodyForm(stage, surfaces);
  const folds = foldRelief(stage, surfaces);
  throwIfStopped();
  const flow = flowOf(stage);
  const drape = drapeOf(stage, surfaces, { flow, style, seed });
  throwIfStopped();
  const fineNoise = noisePlane(stage.half, { seed: `${seed}|strand`, cell: 1.25 });
  const strands = drawnOut(stage, flow, { noise: fineNoise, steps: 8, stridePx: 1.2 });
  throwIfStopped();
  const creases = creaseNoise(stage, seed);
  const height = new Float32Array(form.length);
  const gains = gainsOf(surfaces);
  for (let i = 0; i < height.length; i += 1) {
    const label = stage.halfLabels[i];
    if (label === 0) continue;
    const { fold, crease } = gains[label] ?? PLAIN;
    height[i] = form[i] + fold * foldPx * folds[i] + drape[i] + creased * crease * creases[i];
  }
  return { ...slopesOf(stage, height), height, form, flow, strands, crest: crestOf(stage, height) };
}

type Gain = { fold: number; crease: number };
const PLAIN: Gain = { fold: 0, crease: 0 };

/** Strength of folds and creases in the cloth of each label. */
function gainsOf({ list }: Surfaces): Gain[] {
  const gains: Gain[] = [];
  for (const { region, fabric } of list) {
    if (region.class === 'garment') {
      gains[region.id] = {
        fold: fabric.foldAmplitude,
        crease: Math.max(0, fabric.wrinkle - 0.6),
      };
    } else if (region.class === 'accessory') gains[region.id] = { fold: 0.5, crease: 0 };
  }
  return gains;
}

/** Sharp little creases that run about the limbs: ridged noise, in pixels. */
function creaseNoise({ half }: Stage, seed: string): Float32Array {
  const a = noisePlane(half, { seed: `${seed}|crease`, cell: 13, tall: 17 });
  const b = noisePlane(half, { seed: `${seed}|creases`, cell: 27, tall: 22 });
  for (let i = 0; i < a.length; i += 1) {
    const ridge = 1 - Math.abs(a[i]) * 1.2;
    a[i] = ridge * ridge * (0.9 + b[i]);
  }
  return a;
}

/** Differences within one area only, so that the edges of areas do not show as cliffs; then carried a little beyond the figure. */
function slopesOf(stage: Stage, height: Float32Array) {
  const { half, halfLabels } = stage;
  const { width, height: rows } = half;
  const slopeX = new Float32Array(height.length);
  const slopeY = new Float32Array(height.length);
  const along = (i: number, step: number) => {
    const own = halfLabels[i];
    const ahead = halfLabels[i + step] === own ? i + step : i;
    const behind = halfLabels[i - step] === own ? i - step : i;
    return ahead === behind
      ? 0
      : (height[ahead] - height[behind]) / (ahead - behind === step ? 2 : 4);
  };
  for (let y = 1; y < rows - 1; y += 1) {
    for (let i = y * width + 1, end = i + width - 2; i < end; i += 1) {
      if (halfLabels[i] === 0) continue;
      slopeX[i] = along(i, 1);
      slopeY[i] = along(i, width);
    }
  }
  const [evenX, evenY] = evened([slopeX, slopeY], stage);
  return { slopeX: evenX, slopeY: evenY };
}

/** Evens out the steps that labels have along slanted edges: both slopes. */
function evened(
  planes: readonly [Float32Array, Float32Array],
  { half, halfLabels, halfInside }: Stage,
): [Float32Array, Float32Array] {
  const inside = halfInside.slice();
  for (const plane of [...planes, inside]) carryOut(plane, halfLabels, half.width);
  const cover = blurPlane(inside, half, 1);
  const [x, y] = planes.map((plane) => {
    const sum = blurPlane(plane, half, 1);
    for (let i = 0; i < sum.length; i += 1) if (cover[i] > 0) sum[i] /= cover[i];
    return sum;
  });
  return [x, y];
}

function carryOut(plane: Float32Array, labels: Uint16Array, width: number): void {
  const steps = [1, -1, width, -width];
  for (let i = width; i < plane.length - width; i += 1) {
    if (labels[i] !== 0) continue;
    let sum = 0;
    let count = 0;
    for (const step of steps) {
      if (labels[i + step] === 0) continue;
      sum += plane[i + step];
      count += 1;
    }
    if (count > 0) plane[i] = sum / count;
  }
}

function crestOf({ half, halfInside: inside }: Stage, height: Float32Array): Float32Array {
  const [mean, cover] = [blurPlane(height, half, 6), blurPlane(inside, half, 6)];
  const out = new Float32Array(height.length);
  for (let i = 0; i < out.length; i += 1) {
    if (inside[i] === 0) continue;
    const above = (height[i] - mean[i] / Math.max(0.3, cover[i])) / 3.2;
    out[i] = Math.max(-1, Math.min(1, above));
  }
  return out;
}
