import { withGirths } from '../reshape.ts';
import type { Shape } from '../shape.ts';

/** Trained: broad shoulders, strong arms, thighs and calves, a firm waist. */
export const athletic: Shape = {
  id: 'athletic',
  words: [
    'athletic',
    'muscular',
    'athlete',
    'toned',
    'muscled',
    'bodybuilder',
    'sportswoman',
    'sportsman',
    'strong build',
    'fit body',
    'well built',
  ],
  who: ['woman', 'man'],
  reshape: (build, kind) =>
    kind === 'man'
      ? withGirths(build, {
          widths: [1.13, 1.14, 1.13, 1.05, 1.02, 1.02, 1.04],
          depths: [1.2, 1.14, 1.12, 1.04, 1, 1, 1.06],
          arm: [1.34, 1.2, 1.06],
          leg: [1.18, 1.1, 1.06],
        })
      : withGirths(build, {
          widths: [1.11, 1.07, 1.03, 1.06, 1.12, 1.03, 1],
          arm: [1.28, 1.16, 1.04],
          leg: [1.12, 1.12, 1.06],
        }),
  face: { jaw: 1.05, chin: 1.06 },
};
