import { withGirths, withLengths } from '../reshape.ts';
import type { Shape } from '../shape.ts';

/** Heads by which the head comes forward of the neck's own place, and lower. */
const STOOP = { ahead: 0.16, down: 0.07 };

/** Grown old: a little shorter, rounder in the back, softer in the waist, thinner in the limbs. */
export const elder: Shape = {
  id: 'elder',
  words: [],
  who: ['woman', 'man'],
  reshape: (build, kind) => {
    const soft = withGirths(withLengths(build, { trunk: 0.97, legs: 0.95, arms: 0.98 }), {
      widths:
        kind === 'man'
          ? [0.93, 0.96, 0.98, 1.06, 1.16, 1.14, 1.04]
          : [0.95, 1, 1.03, 1.14, 1.26, 1.14, 1.04],
      arm: [0.95, 0.95, 1],
      leg: [0.95, 0.96, 1.02],
    });
    return {
      ...soft,
      stoop: STOOP,
      // The shoulders come down and the bust with them.
      sections: soft.sections.map((section, i) => ({
        ...section,
        y: section.y + [0.05, 0.03, 0.09, 0.05, 0, 0, 0][i],
      })),
    };
  },
  face: { jaw: 1.07, chin: 1.08, cheek: 0.98, lipFullness: 0.86 },
};
