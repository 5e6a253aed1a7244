import { withGirths } from '../reshape.ts';
import type { Shape } from '../shape.ts';

/** Heads by which the belly stands forward at each section: about the seventh month. */
const FORWARD = [0, 0, 0.02, 0.18, 0.4, 0.44, 0.12];

/** With child. */
export const expecting: Shape = {
  id: 'expecting',
  words: [
    'pregnant',
    'pregnancy',
    'maternity',
    'expecting',
    'expectant',
    'mother to be',
    'mum to be',
    'mom to be',
    'baby bump',
    'bump friendly',
    'second trimester',
    'third trimester',
  ],
  who: ['woman'],
  reshape: (build) => {
    const rounded = withGirths(build, {
      widths: [1, 1.03, 1.1, 1.18, 1.42, 1.2, 1.05],
      depths: [1, 1.06, 1.2, 1.7, 2.5, 2.05, 1.2],
      arm: [1.08, 1.05, 1],
      leg: [1.08, 1.05, 1.02],
    });
    return {
      ...rounded,
      sections: rounded.sections.map((section, i) => ({
        ...section,
        forward: section.forward + FORWARD[i],
      })),
    };
  },
  face: { cheek: 1.03, jaw: 1.04 },
};
