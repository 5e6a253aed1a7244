import { boxBlur } from '../../../core/box-blur.ts';
import type { Grid } from '../../../core/perlin.ts';
import { OUTSIDE } from '../folds/fold.ts';
import { halved } from './half.ts';

/** The shape of a panel in its box, in pixels: folds alone, and everything. */
export type Relief = { folds: Float32Array; whole: Float32Array; occlusion: Grid; shadow: Grid };

type ReliefInput = {
  /** Heights of the folds in pixels. */
  folds: Float32Array;
  /** Heights of the body of the panel in pixels: its bulge and the round of its edges. */
  body: Float32Array;
  s: Float32Array;
  width: number;
  height: number;
  /** Pixels of this picture against those of a page 768 wide. */
  scale: number;
};

/** Joins folds and body, and finds where light is kept out: in valleys, and behind ridges. */
export function createRelief({ folds, body, s, width, height, scale }: ReliefInput): Relief {
  const whole = new Float32Array(folds.length);
  for (let i = 0; i < folds.length; i += 1) whole[i] = folds[i] + body[i];
  settleOutside({ folds, whole, s, width });
  const halfFolds = halved({ values: folds, width, height });
  const halfWhole = halved({ values: whole, width, height });
  return {
    folds,
    whole,
    occlusion: occlusionOf(halfFolds, scale),
    shadow: shadowOf(halfWhole, scale),
  };
}

/** Pixels without cloth take the height of a neighbour in the row, so that edges are no cliffs. */
function settleOutside({
  folds,
  whole,
  s,
  width,
}: Pick<ReliefInput, 'folds' | 's' | 'width'> & { whole: Float32Array }) {
  for (let row = 0; row < folds.length; row += width) {
    for (let x = 1; x < width; x += 1) carry(row + x, row + x - 1);
    for (let x = width - 2; x >= 0; x -= 1) carry(row + x, row + x + 1);
  }
  function carry(to: number, from: number) {
    if (s[to] !== OUTSIDE || (whole[to] !== 0 && s[from] === OUTSIDE)) return;
    folds[to] = folds[from];
    whole[to] = whole[from];
  }
}

/** Ambient occlusion as a factor of light, 0.5 to 1.07: below 1 where a place lies lower than the mean of its surroundings. */
function occlusionOf(half: Grid, scale: number): Grid {
  const { values, width, height } = half;
  const near = boxBlur(half, Math.max(1, Math.round(2 * scale)), 2);
  const far = boxBlur(half, Math.max(2, Math.round(5 * scale)), 2);
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i += 1) {
    const deep = ((near[i] - values[i]) * 0.11 + (far[i] - values[i]) * 0.06) / scale;
    out[i] = 1 - Math.min(0.5, Math.max(-0.07, deep));
  }
  return { values: out, width, height };
}

const STEPS = 9;
/** Direction to the light on the page, and how steeply it falls in. */
const TOWARDS_LIGHT = [-0.66, -0.75] as const;
const STEEPNESS = 0.92;

/** Marches from every place towards the light, and sees how far anything stands in the way. */
function shadowOf({ values, width, height }: Grid, scale: number): Grid {
  const lit = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const own = values[y * width + x];
      let over = 0;
      for (let k = 1; k <= STEPS; k += 1) {
        const far = k * 1.25 * scale;
        const px = Math.round(x + TOWARDS_LIGHT[0] * far);
        const py = Math.round(y + TOWARDS_LIGHT[1] * far);
        if (px < 0 || py < 0) break;
        const excess = values[py * width + px] - own - far * 2 * STEEPNESS;
        if (excess > over) over = excess;
      }
      lit[y * width + x] = 1 - Math.min(0.42, (over * 0.13) / scale);
    }
  }
  return { values: boxBlur({ values: lit, width, height }, 1, 1), width, height };
}
