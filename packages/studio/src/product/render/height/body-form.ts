import { blurPlane } from '../../../core/plane/blur-plane.ts';
import type { Stage } from '../stage.ts';
import type { Surfaces } from '../surfaces.ts';
import { relax, type Sheet } from './relax.ts';

/** Half-pixels over which wide things level off: a skirt is no balloon. */
const REACH = 30;
/** Factor of the height: a body is flatter than a round form. */
const FLATNESS = 0.8;

/**
 * Height of the figure's large forms, in pixels of the page at half size: limbs are round,
 * wide cloth is bowed, and neighbouring parts (arm and trunk) are parted by a soft valley.
 */
export function bodyForm(stage: Stage, surfaces: Surfaces): Float32Array {
  const whole = risen(stage, surfaces, () => 1);
  const parts = risen(stage, surfaces, (a, b) => surfaces.joins(a, b));
  const out = new Float32Array(whole.length);
  for (let i = 0; i < out.length; i += 1) out[i] = (0.45 * whole[i] + 0.55 * parts[i]) * FLATNESS;
  return blurPlane(out, stage.half, 1);
}

type Link = (a: number, b: number) => number;

function risen(stage: Stage, surfaces: Surfaces, link: Link): Float32Array {
  const u = relax(sheetOf(stage, surfaces, link));
  const edge = 9;
  for (let i = 0; i < u.length; i += 1) {
    u[i] = u[i] > 0 ? 2 * (Math.sqrt(2 * u[i] + edge) - Math.sqrt(edge)) : 0;
  }
  return u;
}

function sheetOf({ half, halfLabels }: Stage, { hangs, isCloth }: Surfaces, link: Link): Sheet {
  const { width, height } = half;
  const count = width * height;
  const sheet: Sheet = {
    ...half,
    isOpen: new Uint8Array(count),
    right: new Float32Array(count).fill(1),
    below: new Float32Array(count).fill(1),
    pull: new Float32Array(count).fill(1 / (REACH * REACH)),
  };
  for (let i = 0; i < count - width; i += 1) {
    const own = halfLabels[i];
    if (own === 0) continue;
    sheet.isOpen[i] = 1;
    const right = halfLabels[i + 1];
    const below = halfLabels[i + width];
    // A hem hangs free: cloth does not bend back to the body there.
    const isHem = hangs[own] === 1 && isCloth[below] === 0 && below !== own;
    if (right !== own && right !== 0) sheet.right[i] = part(sheet, [i, i + 1], link(own, right));
    if (isHem) sheet.below[i] = 0;
    else if (below !== own && below !== 0) {
      sheet.below[i] = part(sheet, [i, i + width], link(own, below));
    }
  }
  return sheet;
}

/** Two parts that are not of one piece sink a little where they meet. */
function part(sheet: Sheet, cells: readonly number[], joined: number): number {
  for (const i of cells) sheet.pull[i] += (1 - joined) * 0.35;
  return Math.max(0.05, joined);
}
