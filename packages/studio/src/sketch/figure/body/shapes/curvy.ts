import { withGirths } from '../reshape.ts';
import type { Shape } from '../shape.ts';

/** Full at bust and hips over a clear waist; on men broad in chest and seat. */
export const curvy: Shape = {
  id: 'curvy',
  words: [
    'curvy',
    'curvaceous',
    'hourglass figure',
    'hourglass body',
    'voluptuous',
    'midsize',
    'mid size',
    'pear shaped',
    'size 14',
    'size 16',
    'bigger bust',
  ],
  who: ['woman', 'man'],
  reshape: (build, kind) =>
    kind === 'man'
      ? withGirths(build, {
          widths: [1.03, 1.13, 1.18, 1.26, 1.4, 1.42, 1.32],
          arm: [1.2, 1.18, 1.08],
          leg: [1.3, 1.22, 1.12],
          neck: 1.06,
        })
      : withGirths(build, {
          widths: [1.06, 1.22, 1.32, 1.3, 1.34, 1.42, 1.42],
          depths: [1.15, 1.3, 1.5, 1.35, 1.35, 1.4, 1.5],
          arm: [1.34, 1.28, 1.12],
          leg: [1.44, 1.32, 1.18],
          neck: 1.06,
        }),
  face: { cheek: 1.04, jaw: 1.07, chin: 1.1, lipFullness: 1.06 },
};
