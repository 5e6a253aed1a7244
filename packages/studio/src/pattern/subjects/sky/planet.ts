import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const oval = (rx: number, ry: number, from: number, to: number): PathPoint[] =>
  Array.from({ length: 25 }, (_, i): PathPoint => {
    const angle = from + ((to - from) * i) / 24;
    return [Math.cos(angle) * rx, Math.sin(angle) * ry];
  });

const GLOBE = oval(0.54, 0.54, 0, TAU);
/** The half of the ring on one side of the globe. */
const ring = (from: number, to: number) => [
  ...oval(0.98, 0.3, from, to),
  ...oval(0.7, 0.17, to, from),
];
const BACK_RING = ring(Math.PI, TAU);
const FRONT_RING = ring(0, Math.PI);
const BANDS = [
  '-60 -34, -20 -26, 20 -36, 60 -28, 60 -18, 20 -24, -20 -16, -60 -22',
  '-60 6, -24 12, 20 2, 60 10, 60 26, 16 18, -24 28, -60 20',
  '-60 38, 0 34, 60 40, 60 48, 0 42, -60 46',
].map(silhouette);

/** A banded planet with a ring. */
export const planet: Subject = {
  id: 'planet',
  group: 'sky',
  words: [
    'planet',
    'saturn',
    'space',
    'outer space',
    'cosmic',
    'galaxy',
    'solar system',
    'universe',
    'celestial',
  ],
  shows: ['ring', 'ringed', 'banded'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { rng } = pen;
    const base = tint(
      pen,
      rng.pick(['#d98a52', '#7a7fc0', '#4f9aa3', '#c9667a', pen.palette.blooms[0]]),
    );
    const band = adjust(base, 0.1, 0.85);
    const halo = tint(pen, '#e5c27a');
    const hasRing = rng.chance(0.65);
    f.at({ turn: -0.36 }, () => {
      if (hasRing) f.fill(BACK_RING, { colour: adjust(halo, -0.08) });
      f.fill(GLOBE, { colour: adjust(base, -0.06), tip: adjust(base, 0.05) });
      f.inside(GLOBE, () => {
        for (const shape of BANDS) f.fill(shape, { colour: band, along: 1.57 });
        f.shade(
          silhouette('20 -56, 56 -30, 58 20, 24 58, 60 60, 70 -40'),
          adjust(base, -0.25),
          0.35,
        );
      });
      f.dot([-0.2, -0.06, 0.05], tintOver(pen, '#a3482f', base));
      if (hasRing) f.fill(FRONT_RING, { colour: halo, tip: adjust(halo, 0.05) });
    });
  },
};
