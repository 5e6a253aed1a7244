import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_TRUNK, wear } from '../pieces/wear.ts';

type Breed = Record<'tail' | 'body' | 'ear' | 'collar', readonly PathPoint[]> & {
  far: readonly PathPoint[][];
  eye: PathPoint;
  nose: PathPoint;
};

const DACHSHUND: Breed = {
  tail: tube('-72 -4 6, -88 -22 5, -92 -46 2'),
  far: [tube('-52 20 12, -50 38 7, -46 48 8'), tube('40 20 10, 42 38 7, 48 48 8')],
  body: silhouette(
    '44 -38, 58 -42, 68 -34, 84 -26, 94 -18, 92 -8, 74 -6, 62 -4, 60 14, 58 32, 58 46, 66 50, 62 54, 44 54, 42 36, 32 24, 0 22, -36 22, -48 28, -56 40, -54 46, -48 50, -52 54, -74 54, -76 44, -74 28, -84 10, -80 -8, -60 -16, -20 -14, 20 -16, 36 -28',
  ),
  ear: silhouette('46 -34, 56 -32, 60 -14, 54 4, 42 6, 36 -10, 40 -26'),
  eye: [0.64, -0.25],
  nose: [0.92, -0.16],
  collar: silhouette('16 -24!, 34 -2, 56 18!, 64 8!, 42 -10, 26 -30!'),
};
const TERRIER: Breed = {
  tail: tube('-56 -8 8, -66 -28 6, -64 -50 2'),
  far: [tube('-34 30 14, -36 54 11, -32 66 12'), tube('26 30 12, 26 54 11, 30 66 12')],
  body: silhouette(
    '34 -58!, 42 -44, 60 -44, 82 -40, 90 -28, 88 -8, 80 -2, 62 -8, 54 4, 52 30, 50 56, 56 70, 30 72!, 28 50, 22 42, 10 48!, 2 42, -8 48!, -18 42, -22 50, -14 70, -42 72!, -46 50, -60 30, -64 6, -52 -14, -20 -18, 6 -20, 16 -36, 22 -46, 26 -62!',
  ),
  ear: silhouette('24 -44, 26 -62!, 38 -46'),
  eye: [0.5, -0.31],
  nose: [0.88, -0.32],
  collar: silhouette('12 -26, 24 -10, 46 6, 54 0, 34 -16, 20 -34'),
};

function draw(f: Figure, dog: Breed, coat: Hex): void {
  const deep = adjust(coat, -0.13);
  f.fill(dog.tail, { colour: coat });
  for (const leg of dog.far) f.fill(leg, { colour: deep });
  f.fill(dog.body, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.04) });
  furMarks(f, dog.body, { colour: adjust(coat, -0.12), count: 50, lie: -1.9 });
  f.inside(dog.body, () => f.fill(dog.collar, { colour: tintOver(f.pen, '#c8383f', coat) }));
  f.fill(dog.ear, { colour: adjust(coat, -0.08), tip: adjust(coat, -0.03), along: 0.2 });
  eye(f, [...dog.eye, 0.036], adjust(coat, 0.14));
  f.dot([...dog.nose, 0.06], '#231d20');
  const [x, y] = dog.eye;
  wear(f, {
    neck: [x - 0.24, y + 0.24, 0.24, 0.6],
    head: [x - 0.1, y - 0.13, 0.16, -0.1],
    eyes: [[x, y, 0.09]],
    trunk: { outline: dog.body, cover: silhouette('-62 -40!, 34 -40!, 52 12!, 44 34!, -50 34!') },
  });
}

/** A dachshund, standing. */
export const dachshund: Subject = {
  id: 'dachshund',
  group: 'animal',
  words: ['dachshund', 'sausage dog', 'wiener dog', 'doxie', 'dog', 'puppy', 'pet', 'animal'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    f.at({ flip: pen.rng.chance(0.5) }, () =>
      draw(f, DACHSHUND, tint(pen, pen.rng.pick(['#8e5431', '#b9763c', '#43332f']))),
    );
  },
};

/** A terrier, standing. */
export const dog: Subject = {
  id: 'dog',
  group: 'animal',
  words: ['dog', 'terrier', 'puppy', 'pet'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    f.at({ flip: pen.rng.chance(0.5) }, () =>
      draw(f, TERRIER, tint(pen, pen.rng.pick(['#37353a', '#e9dcc6', '#a3806a']))),
    );
  },
};
