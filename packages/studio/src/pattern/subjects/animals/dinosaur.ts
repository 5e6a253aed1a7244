import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { type Build, quadruped, STOUT, STOUT_FAR } from './quadruped.ts';

const LONG = silhouette(
  '64 -84, 78 -80, 88 -68, 84 -58, 68 -58, 58 -44, 52 -10, 48 20, 46 42, 48 66!, 28 66!, 26 46, 6 44, -14 46, -14 66!, -34 66!, -36 42, -54 30, -78 40, -98 58!, -86 24, -60 0, -30 -12, 10 -12, 32 -24, 42 -58',
);
const PLATED = silhouette(
  '66 26, 84 30, 92 44, 82 52, 60 48, 46 44, 46 70!, 28 70!, 24 48, -14 50, -16 72!, -36 72!, -40 48, -60 40, -98 30!, -64 18, -40 -10, -6 -24, 30 -14, 50 8',
);
const PLATES = [
  [-56, 16, -0.8, 0.6],
  [-38, -4, -0.5, 0.85],
  [-16, -18, -0.2, 1.1],
  [10, -20, 0.12, 1.1],
  [32, -10, 0.4, 0.85],
  [50, 8, 0.7, 0.6],
] as const;
const TOOTHED = silhouette(
  '18 -90, 50 -90, 74 -76, 76 -62, 58 -58!, 70 -48!, 44 -42, 34 -26, 34 4, 24 28, 36 50, 28 70, 40 88!, 8 88!, 10 62, -6 46, -16 62, -12 88!, -40 88!, -30 58, -38 28, -62 34, -98 8!, -66 6, -36 -12, -10 -30, 2 -58, 6 -82',
);
const ARM = tube('28 -12 6, 44 -6 5, 50 4 4');

function marks(f: Figure, shape: readonly PathPoint[], skin: Hex): void {
  f.inside(shape, () => {
    for (const [x, y, r] of [
      [-40, 10, 7],
      [-20, -4, 6],
      [2, 4, 8],
      [20, -6, 5],
      [-10, 20, 6],
      [34, -30, 5],
      [-58, 20, 5],
      [46, -54, 4],
    ] as const)
      f.dot([x / 100, y / 100, r / 100], adjust(skin, -0.11));
  });
}

function plated(f: Figure, skin: Hex, plate: Hex): void {
  for (const [x, y, turn, size] of PLATES)
    f.at({ x: x / 100, y: y / 100, turn }, () => {
      f.pen.ctx.scale(size, size);
      edged(f, mirrored('0 -40!, 16 -16, 12 8, 0 10'), { colour: plate, tip: adjust(plate, 0.06) });
    });
  for (const x of [-84, -92])
    f.fill(silhouette(`${x} 34, ${x - 2} 12!, ${x + 8} 30`), { colour: plate });
  edged(f, PLATED, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.04) });
  marks(f, PLATED, skin);
  eye(f, [0.76, 0.38, 0.032]);
  f.line(silhouette('90 46, 80 46, 74 42'), { colour: adjust(skin, -0.25), width: 0.022 });
}

function longNecked(f: Figure, skin: Hex): void {
  for (const leg of ['34 30 11, 34 62 9', '-24 30 11, -26 62 9'])
    f.at({ x: -0.1 }, () => edged(f, tube(leg), { colour: adjust(skin, -0.12) }));
  edged(f, LONG, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.04) });
  marks(f, LONG, skin);
  eye(f, [0.72, -0.74, 0.03]);
  f.line(silhouette('86 -64, 78 -63, 72 -66'), { colour: adjust(skin, -0.25), width: 0.022 });
  for (const x of [30, 37, 44, -31, -24, -17]) f.glint([x / 100, 0.63, 0.026], adjust(skin, 0.2));
}

const HORNED: Build = {
  body: STOUT,
  far: STOUT_FAR,
  tail: silhouette('-58 -18, -80 -2, -99 30!, -74 26, -56 20'),
  ears: [],
  head: silhouette('40 -34, 56 -40, 74 -32, 92 -14, 97 2, 88 6, 70 4, 54 -2, 42 -12'),
  eye: [0.7, -0.2],
};
const FRILL = silhouette('56 -44, 40 -72, 18 -66, 6 -40, 14 -12, 34 4, 50 -6');
const HORNS = ['66 -34, 80 -74!, 76 -30', '54 -40, 62 -82!, 66 -38', '86 -20, 99 -34!, 95 -12'].map(
  silhouette,
);

function horned(f: Figure, skin: Hex): void {
  quadruped(f, HORNED, { coat: skin, onBody: () => marks(f, STOUT, skin) });
  const frill = tintOver(f.pen, f.pen.rng.pick(['#e3a857', '#c9605a']), skin);
  edged(f, FRILL, { colour: frill, tip: adjust(frill, 0.06) });
  for (const [x, y] of [
    [0.18, -0.44],
    [0.24, -0.54],
    [0.34, -0.58],
    [0.18, -0.3],
  ])
    f.dot([x, y, 0.035], adjust(frill, -0.14));
  edged(f, HORNED.head, { colour: adjust(skin, -0.02), tip: adjust(skin, 0.03) });
  for (const horn of HORNS) edged(f, horn, { colour: f.pen.natural('#f3e8d2') });
  eye(f, [0.7, -0.2, 0.036]);
}

function toothed(f: Figure, skin: Hex): void {
  edged(f, TOOTHED, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.04) });
  marks(f, TOOTHED, skin);
  f.line(silhouette('-2 44, -10 22, 4 8'), {
    colour: adjust(skin, -0.15),
    width: 0.026,
    alpha: 0.7,
  });
  edged(f, ARM, { colour: adjust(skin, -0.04) });
  for (const x of [46, 54, 62]) f.glint([x / 100, -0.585, 0.03], '#fff8ea');
  eye(f, [0.36, -0.76, 0.042], adjust(skin, 0.25));
  f.dot([0.68, -0.74, 0.018], adjust(skin, -0.3));
}

const SKINS = ['#7fa06a', '#d98a5a', '#6f9aa8', '#b58fb0'] as const;
const ANY = ['dinosaur', 'dino', 'jurassic', 'prehistoric'];

/** A dinosaur of one kind; `y` moves it down in radii. */
const dinosaurOf = (
  { id, words, y = 0.06 }: Pick<Subject, 'id' | 'words'> & { y?: number },
  draw: (f: Figure, skin: Hex) => void,
): Subject => ({
  id,
  group: 'animal',
  words: [...words, ...ANY],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const skin = tint(pen, pen.rng.pick(SKINS));
    f.at({ flip: pen.rng.chance(0.5), y }, () => draw(f, skin));
  },
});

/** A long-necked dinosaur. */
export const brontosaurus: Subject = dinosaurOf(
  {
    id: 'brontosaurus',
    words: ['brontosaurus', 'diplodocus', 'brachiosaurus', 'long neck dinosaur'],
  },
  longNecked,
);

/** A dinosaur with plates along its back. */
export const stegosaurus: Subject = dinosaurOf(
  { id: 'stegosaurus', words: ['stegosaurus'] },
  (f, skin) => plated(f, skin, tintOver(f.pen, f.pen.rng.pick(['#e3a857', '#c9605a']), skin)),
);

/** A dinosaur on two legs with a big toothed head. */
export const tyrannosaurus: Subject = dinosaurOf(
  {
    id: 'tyrannosaurus',
    words: ['t rex', 'trex', 'tyrannosaurus', 'tyrannosaurus rex'],
    y: 0,
  },
  toothed,
);

/** A dinosaur with three horns and a frill. */
export const triceratops: Subject = dinosaurOf(
  { id: 'triceratops', words: ['triceratops'] },
  horned,
);
