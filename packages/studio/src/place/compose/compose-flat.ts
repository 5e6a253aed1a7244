import { clamp } from '../../core/interpolate.ts';
import type { Light } from '../../core/linear.ts';
import type { Field } from '../../photo/field/soft-blur.ts';
import { toLevel } from '../../photo/to-picture.ts';
import type { Subject } from '../subject/cut-subject.ts';

export type FlatGround = {
  width: number;
  height: number;
  /** Absent where nothing is behind the subject. */
  colour?: Light;
  /** Shade on the ground, 0–1, at half the size; absent without a shadow. */
  shade?: Field;
};

/**
 * Sets a subject before one even colour, or before nothing: sRGB and alpha, row by row. The colour
 * comes out exactly as it is wherever neither subject nor shade lies on it.
 */
export function composeFlat(subject: Subject, ground: FlatGround): Uint8ClampedArray {
  const { width, height, colour } = ground;
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y - subject.top) * subject.width + (x - subject.left);
      const isIn =
        x >= subject.left &&
        y >= subject.top &&
        x < subject.left + subject.width &&
        y < subject.top + subject.height;
      const own = isIn ? clamp(subject.alpha[at]) : 0;
      const shade = shadeAt(ground, x, y);
      const to = (y * width + x) * 4;
      // Shade before nothing is a black veil.
      const alpha = colour ? 1 : own + shade * (1 - own);
      for (let c = 0; c < 3; c += 1) {
        const behind = colour ? colour[c] * (1 - shade) * (1 - own) : 0;
        const light = behind + (own > 0 ? subject.light[at * 3 + c] * own : 0);
        out[to + c] = alpha > 0 ? toLevel(light / alpha) : 0;
      }
      out[to + 3] = Math.round(alpha * 255);
    }
  }
  return out;
}

/** The least shade that is seen. */
const LEAST = 0.012;

function shadeAt({ shade }: FlatGround, x: number, y: number): number {
  if (!shade) return 0;
  const column = Math.min(shade.width - 1, x >> 1);
  const row = Math.min(shade.height - 1, y >> 1);
  const value = shade.values[row * shade.width + column];
  return value < LEAST ? 0 : value;
}
