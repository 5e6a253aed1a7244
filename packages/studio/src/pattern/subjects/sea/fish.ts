import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '92 0, 78 -20, 50 -38, 14 -44, -24 -30, -54 -12, -54 12, -24 28, 14 40, 50 36, 78 18',
);
const HEAD = silhouette('96 0, 78 -24, 56 -42, 48 -20, 46 0, 48 20, 56 40, 78 22');
const TAIL = silhouette(
  '-50 -8, -70 -30, -94 -44!, -86 -18, -82 0, -86 20, -94 46!, -70 30, -50 8',
);
const TOP_FIN = silhouette('44 -36, 26 -62, 0 -70, -24 -58, -34 -26, 0 -38');
const LOW_FIN = silhouette('10 36, -4 60, -24 64, -30 44, -22 26');
const SIDE_FIN = silhouette('40 6, 22 2, 4 16, 6 30, 26 24');
const TAIL_RAYS = ['-56 -6, -86 -36', '-58 -2, -80 -14', '-58 2, -80 14', '-56 6, -86 38'].map(
  silhouette,
);
const TOP_RAYS = ['34 -40, 22 -58', '18 -42, 4 -64', '2 -40, -12 -62', '-14 -34, -24 -52'].map(
  silhouette,
);
const BANDS = [
  '30 -60, 42 -40, 40 0, 42 40, 30 60, 18 40, 18 0, 18 -40',
  '-12 -60, 0 -40, -2 0, 0 40, -12 60, -24 40, -24 0, -24 -40',
].map(silhouette);
const KINDS = [
  ['#e9853c', '#fbf2e2'],
  ['#3f7fb3', '#f0c24e'],
  ['#e0b03d', '#3a6aa0'],
  ['#3f9c93', '#f2d9a6'],
] as const;

function fins(f: Figure, fin: Hex): void {
  for (const shape of [TOP_FIN, LOW_FIN]) f.fill(shape, { colour: fin });
  f.fill(TAIL, { colour: fin, along: -Math.PI / 2 });
  if (!f.fine) return;
  for (const ray of [...TAIL_RAYS, ...TOP_RAYS])
    f.line(ray, { colour: adjust(fin, -0.15), width: 0.018, alpha: 0.8 });
}

/** A reef fish, banded or scaled. */
export const fish: Subject = {
  id: 'fish',
  group: 'sea',
  words: [
    'fish',
    'tropical fish',
    'sea life',
    'sea creature',
    'under the sea',
    'ocean life',
    'marine life',
    'reef',
  ],
  shows: ['swim', 'swimming', 'fin'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [base, other] = pen.rng.pick(KINDS);
    const body = tint(pen, base);
    const second = tintOver(pen, other, body);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      fins(f, adjust(body, -0.05));
      f.fill(BODY, { colour: adjust(body, -0.02), tip: adjust(body, 0.05), along: Math.PI / 2 });
      if (pen.rng.chance(0.5))
        f.inside(BODY, () => BANDS.forEach((band) => f.fill(band, { colour: second })));
      else scales(f, BODY, { colour: second, size: 0.17, turn: Math.PI / 2, width: 0.026 });
      f.inside(BODY, () => f.fill(HEAD, { colour: adjust(body, 0.06), along: Math.PI / 2 }));
      f.fill(SIDE_FIN, { colour: second, along: -1.8 });
      eye(f, [0.68, -0.08, 0.058], tintOver(pen, '#fbf3e6', body));
      f.line(
        [
          [0.9, 0.06],
          [0.82, 0.09],
        ],
        { colour: adjust(body, -0.22), width: 0.024 },
      );
    });
  },
};
