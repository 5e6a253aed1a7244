import { withGirths, withLengths } from '../reshape.ts';
import type { Shape } from '../shape.ts';

/** Short, and short in the limbs. */
export const petite: Shape = {
  id: 'petite',
  words: ['petite', 'short woman', 'short man', 'small frame', 'tiny woman', 'short stature'],
  who: ['woman', 'man'],
  reshape: (build) =>
    withGirths(withLengths(build, { trunk: 0.92, legs: 0.86, arms: 0.88 }), {
      widths: [0.93, 0.95, 0.97, 0.98, 1, 0.98, 0.96],
      arm: [0.96, 0.96, 0.96],
      leg: [0.95, 0.95, 0.95],
    }),
  face: { cheek: 1.02, chin: 1.05 },
};

/** Tall, most of it leg. */
export const tall: Shape = {
  id: 'tall',
  words: ['tall', 'long legged', 'leggy', 'statuesque', 'willowy', 'lanky'],
  who: ['woman', 'man'],
  reshape: (build) => {
    const long = withLengths(build, { trunk: 1.05, legs: 1.1, arms: 1.07 });
    return { ...long, unitPx: (build.unitPx * build.heads * 1.035) / long.heads };
  },
};
