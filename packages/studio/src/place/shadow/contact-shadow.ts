import { clamp } from '../../core/interpolate.ts';
import { type Field, softBlur } from '../../photo/field/soft-blur.ts';
import type { Subject } from '../subject/cut-subject.ts';

/** Lowest share of the subject in which feet are looked for. */
const FEET = 0.07;

/** The dark where soles meet the ground, 0 to 1, half size: column by column under the feet. */
export function contactShadow(
  subject: Subject,
  { width, height }: { width: number; height: number },
): Field {
  const size = { width: width >> 1, height: height >> 1 };
  const values = new Float32Array(size.width * size.height);
  const soles = solesOf(subject);
  const lowest = Math.max(-1, ...soles);
  const reach = subject.height * FEET;
  for (let x = 0; x < subject.width; x += 1) {
    const sole = soles[x];
    if (sole < lowest - reach) continue;
    const column = (subject.left + x) >> 1;
    if (column < 0 || column >= size.width) continue;
    const near = 0.3 + 0.7 * clamp(1 - (lowest - sole) / (reach * 0.8));
    for (let dy = -4; dy <= 4; dy += 1) {
      const row = ((subject.top + sole) >> 1) + dy;
      if (row < 0 || row >= size.height) continue;
      const to = row * size.width + column;
      values[to] = Math.max(values[to], near);
    }
  }
  const tight = softBlur({ ...size, values }, 2.4, 1.5).values;
  const wide = softBlur({ ...size, values }, 11, 4).values;
  const around = softBlur({ ...size, values }, 32, 10).values;
  return {
    ...size,
    values: tight.map((value, i) => clamp(value * 0.66 + wide[i] * 0.9 + around[i] * 1.5)),
  };
}

/** The lowest row of each column that the subject covers; −1 where none. */
function solesOf({ width, height, alpha }: Subject): Int32Array {
  const soles = new Int32Array(width).fill(-1);
  for (let x = 0; x < width; x += 1) {
    for (let y = height - 1; y >= 0 && soles[x] < 0; y -= 1)
      if (alpha[y * width + x] > 0.5) soles[x] = y;
  }
  return soles;
}
