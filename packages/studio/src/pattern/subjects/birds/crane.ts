import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { featherRow } from '../pieces/feathers.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

type Plumage = { white: Hex; black: Hex; red: Hex };

const FLYING_NECK = tube('14 4 9, 34 -4 6, 54 -12 5, 72 -22 4.6, 82 -27 5');
const FLYING_BODY = tube('-44 26 2, -28 22 9, -6 12 14, 14 4 10, 24 0 6');
const FLYING_LEGS = ['-28 24, -60 38, -94 44', '-26 27, -58 44, -90 54'].map(silhouette);
const STANDING_NECK = tube('18 6 9, 32 -10 6, 22 -34 4.6, 26 -58 4.4, 38 -70 5.5, 44 -72 5');
const STANDING_BODY = silhouette(
  '30 0, 24 18, 6 30, -20 30, -52 34, -70 44!, -62 26, -38 2, -10 -8, 16 -8',
);
const LEGS = ['2 28, 6 58, 4 94', '-10 28, -20 50, 2 66, -8 80'].map(silhouette);

function wing(f: Figure, { white, black }: Plumage, turns: readonly [number, number]): void {
  const way = { from: [0, 0], to: [0, -0.42], turns } as const;
  featherRow(f, {
    ...way,
    count: 11,
    lengths: [0.36, 0.62],
    width: 0.15,
    colour: black,
    lastBelow: true,
  });
  featherRow(f, {
    ...way,
    count: 9,
    lengths: [0.26, 0.44],
    width: 0.15,
    colour: white,
    lastBelow: true,
  });
  featherRow(f, {
    ...way,
    count: 7,
    lengths: [0.16, 0.26],
    width: 0.13,
    colour: adjust(white, 0.02),
    lastBelow: true,
  });
}

function head(f: Figure, { black, red }: Plumage): void {
  f.fill(silhouette('4 -4!, 30 2!, 4 5!'), { colour: tint(f.pen, '#c9a24e') });
  f.patch(silhouette('-7 -5, 0 -9, 6 -5, 2 -2'), red);
  eye(f, [0.015, -0.01, 0.018]);
  f.line(
    [
      [-0.06, 0.05],
      [-0.14, 0.12],
    ],
    { colour: black, width: 0.04 },
  );
}

function flying(f: Figure, plumage: Plumage): void {
  const { white, black } = plumage;
  for (const leg of FLYING_LEGS) f.line(leg, { colour: black, width: 0.03 });
  f.at({ x: 0.04, y: 0.04, turn: 0.36 }, () => wing(f, plumage, [-1.6, 0]));
  featherRow(f, {
    from: [-0.3, 0.2],
    to: [-0.3, 0.26],
    count: 4,
    turns: [-1.5, -2.1],
    lengths: [0.3, 0.26],
    width: 0.12,
    colour: black,
  });
  f.fill(FLYING_BODY, { colour: white, along: 1.2 });
  f.fill(FLYING_NECK, { colour: white, along: 1.2 });
  f.inside(FLYING_NECK, () => f.patch(silhouette('46 0, 66 -8, 80 -18, 78 -28, 56 -14'), black));
  f.at({ x: -0.08, y: 0.1, turn: -0.62 }, () => wing(f, plumage, [-1.4, 0.2]));
  f.at({ x: 0.84, y: -0.29, turn: -0.3 }, () => head(f, plumage));
}

function standing(f: Figure, plumage: Plumage): void {
  const { white, black } = plumage;
  for (const leg of LEGS) f.line(leg, { colour: black, width: 0.034 });
  f.line(
    [
      [-0.06, 0.95],
      [0.04, 0.93],
      [0.16, 0.95],
    ],
    { colour: black, width: 0.03 },
  );
  featherRow(f, {
    from: [-0.3, 0.12],
    to: [-0.42, 0.22],
    count: 7,
    turns: [-2.4, -1.7],
    lengths: [0.46, 0.4],
    width: 0.12,
    colour: black,
  });
  f.fill(STANDING_BODY, { colour: adjust(white, -0.02), tip: adjust(white, 0.02), along: 1.2 });
  featherRow(f, {
    from: [-0.36, 0.2],
    to: [0.06, 0.04],
    count: 6,
    turns: [-2, -2.1],
    lengths: [0.3, 0.34],
    width: 0.14,
    colour: white,
  });
  f.fill(STANDING_NECK, { colour: white });
  f.inside(STANDING_NECK, () =>
    f.patch(silhouette('10 -60, 36 -62, 32 -34, 36 -14, 26 -24, 14 -40'), black),
  );
  f.at({ x: 0.44, y: -0.73, turn: 0.25 }, () => head(f, plumage));
}

/** A red-crowned crane, flying or standing. */
export const crane: Subject = {
  id: 'crane',
  group: 'bird',
  words: ['crane', 'bird', 'wading bird', 'chinoiserie', 'oriental bird', 'japanese crane'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const white = tint(pen, '#faf5ea');
    const plumage = {
      white,
      black: tintOver(pen, '#2b2b33', white),
      red: tintOver(pen, '#c8352f', white),
    };
    f.at({ flip: pen.rng.chance(0.5) }, () =>
      pen.rng.chance(0.6) ? flying(f, plumage) : standing(f, plumage),
    );
  },
};
