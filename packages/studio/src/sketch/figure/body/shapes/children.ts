import { agePhrases } from '../../age-phrases.ts';
import type { Build } from '../build.ts';
import { withGirths, withLengths } from '../reshape.ts';
import type { Shape } from '../shape.ts';

const CHILDREN: Shape['who'] = ['girl', 'boy'];

/** About four: five heads high, round in the belly, short in the legs. */
export const smallChild: Shape = {
  id: 'small-child',
  words: [
    'toddler',
    'preschool',
    'preschooler',
    'kindergarten',
    'nursery',
    'little girl',
    'little boy',
    'small child',
    'baby',
    'babies',
    'infant',
    'newborn',
    ...agePhrases(1, 5),
  ],
  who: CHILDREN,
  reshape: (build) => ({
    ...withGirths(withLengths(build, { trunk: 0.86, legs: 0.72, arms: 0.77 }), {
      widths: [0.87, 0.98, 1, 1.1, 1.17, 1.05, 0.96],
      arm: [1.02, 1.05, 1.08],
      leg: [0.95, 1.05, 1.15],
    }),
    headScale: build.headScale * 1.02,
    unitPx: 138,
    neckWidth: build.neckWidth * 1.06,
    stoop: { ahead: 0, down: 0.07 },
    hand: build.hand * 0.88,
    foot: build.foot * 0.86,
  }),
  face: { cheek: 1.05, jaw: 1.08, chin: 1.06 },
};

/** About seven. */
export const schoolChild: Shape = {
  id: 'school-child',
  words: ['schoolgirl', 'schoolboy', 'school child', 'primary school', ...agePhrases(6, 8)],
  who: CHILDREN,
  reshape: (build) => withLengths(build, { trunk: 0.97, legs: 0.98, arms: 0.97 }),
};

/** About eleven: nearly seven heads, long in arms and legs. */
export const bigChild: Shape = {
  id: 'big-child',
  words: ['tween', 'preteen', 'pre teen', 'older girl', 'older boy', ...agePhrases(9, 12)],
  who: CHILDREN,
  reshape: (build) =>
    slender(withLengths(build, { trunk: 1.06, legs: 1.13, arms: 1.1 }), {
      unitPx: 127,
      girth: 1.04,
    }),
  maturity: 0.2,
};

/** About fifteen: grown in length, not yet in breadth. */
export const teenager: Shape = {
  id: 'teenager',
  words: [
    'teen',
    'teenage',
    'teenager',
    'adolescent',
    'young teen',
    'high school',
    ...agePhrases(13, 17),
  ],
  who: CHILDREN,
  reshape: (build) =>
    slender(withLengths(build, { trunk: 1.2, legs: 1.38, arms: 1.34 }), {
      unitPx: 115,
      girth: 1.16,
    }),
  maturity: 0.68,
};

/** Longer bones with hands and feet to them. */
function slender(build: Build, { unitPx, girth }: { unitPx: number; girth: number }): Build {
  const wide = withGirths(build, {
    widths: [girth * 1.06, girth, girth, girth * 0.97, girth * 0.94, girth, girth * 1.02],
    arm: [girth, girth, girth],
    leg: [girth * 1.03, girth, girth],
  });
  return {
    ...wide,
    unitPx,
    neckWidth: build.neckWidth * girth,
    headScale: 1 + (build.headScale - 1) * 0.6,
    hand: build.hand * girth * 1.12,
    foot: build.foot * girth * 1.08,
  };
}
