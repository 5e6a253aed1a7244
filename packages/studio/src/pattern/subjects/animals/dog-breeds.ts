import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_TRUNK } from '../pieces/wear.ts';
import { quadruped, SLIGHT, SLIGHT_FAR } from './quadruped.ts';

type Breed = {
  coats: readonly Hex[];
  body?: readonly PathPoint[];
  far?: readonly (readonly PathPoint[])[];
  head: readonly PathPoint[];
  ears: readonly (readonly PathPoint[])[];
  tail: readonly PathPoint[];
  eye?: PathPoint;
  nose?: readonly [x: number, y: number, radius: number];
  collar?: Hex;
  isFurry?: boolean;
  ear?: Hex;
  onBody?: (f: Figure, coat: Hex) => void;
  onHead?: (f: Figure, coat: Hex) => void;
  after?: (f: Figure, coat: Hex) => void;
};

const HEAD = silhouette(
  '28 -34, 34 -60, 50 -72, 64 -66, 72 -54, 90 -48, 95 -38, 88 -32, 68 -32, 60 -22, 44 -16, 32 -22',
);
const SNUB = silhouette(
  '28 -34, 32 -60, 46 -74, 66 -72, 78 -60, 82 -44, 76 -32, 60 -24, 42 -18, 30 -24',
);
const DROP_EAR = silhouette('40 -66, 52 -62, 52 -40, 44 -24, 34 -34, 34 -56');
const PRICK_EAR = silhouette('36 -58, 38 -90!, 56 -68');
const FAR_PRICK = silhouette('52 -68, 60 -92!, 66 -64');
const FOLDED_EAR = silhouette('34 -60, 42 -74, 54 -68, 48 -52, 38 -48');
const TAIL_UP = tube('-56 -12 5, -74 -28 4.5, -78 -54 2.5');
const COLLAR = silhouette('26 -30!, 40 -16, 58 -16!, 62 -24!, 44 -26, 30 -40!');
const SHORT = silhouette(
  '-58 -10, -28 -18, 10 -18, 34 -32, 54 -28, 58 -6, 54 22, 52 44, 54 62!, 38 62!, 36 46, 22 32, -14 32, -32 34, -38 46, -37 62!, -54 62!, -56 42, -64 22, -66 4',
);
const SHORT_FAR = [tube('28 26 9, 28 42 7, 28 58 8'), tube('-30 24 10, -26 42 7, -26 58 8')];
const CHUBBY = silhouette(
  '-52 -16, -24 -26, 10 -26, 34 -36, 54 -30, 60 -4, 56 24, 52 46, 54 68!, 38 68!, 36 50, 22 38, -12 36, -28 36, -32 48, -32 68!, -48 68!, -50 46, -58 24, -60 0',
);
const SPOTS: readonly [number, number, number][] = [
  [-46, -4, 6],
  [-32, -16, 5],
  [-18, 0, 7],
  [-4, -14, 5],
  [8, 6, 6],
  [22, -12, 6],
  [38, 4, 5],
  [44, -18, 4],
  [-52, 16, 5],
  [-44, 44, 4],
  [42, 34, 4],
  [-28, 12, 4],
  [46, -48, 4],
  [58, -60, 3],
  [28, 14, 4],
];

const white = (f: Figure, coat: Hex) => tintOver(f.pen, '#f8f2e6', coat);

const BREEDS: Readonly<Record<string, Breed>> = {
  labrador: {
    coats: ['#d8b47e', '#e3c898', '#3a3438', '#8a5c3c'],
    head: HEAD,
    ears: [DROP_EAR, DROP_EAR],
    tail: TAIL_UP,
    collar: '#3f7a9a',
  },
  dalmatian: {
    coats: ['#f6f1e8'],
    head: HEAD,
    ears: [DROP_EAR, DROP_EAR],
    tail: TAIL_UP,
    ear: '#2f2b2e',
    collar: '#c8383f',
    onBody: (f, coat) => {
      for (const [x, y, r] of SPOTS)
        f.dot([x / 100, y / 100, r / 100], tintOver(f.pen, '#2f2b2e', coat));
    },
    onHead: (f, coat) => {
      for (const [x, y, r] of SPOTS)
        f.dot([x / 100, y / 100, r / 100], tintOver(f.pen, '#2f2b2e', coat));
    },
  },
  corgi: {
    coats: ['#cf8642', '#c87a3a'],
    body: SHORT,
    far: SHORT_FAR,
    head: HEAD,
    ears: [FAR_PRICK, PRICK_EAR],
    tail: tube('-60 -4 7, -72 -8 6'),
    onBody: (f, coat) => {
      f.fill(silhouette('70 -30, 40 -24, 36 10, 30 36, 58 66, 70 20'), { colour: white(f, coat) });
      f.fill(silhouette('-60 44!, -34 44!, -34 64!, -60 64!'), { colour: white(f, coat) });
    },
    onHead: (f, coat) =>
      f.fill(silhouette('60 -66, 70 -50, 98 -48, 96 -28, 66 -26, 50 -14, 46 -24, 62 -40'), {
        colour: white(f, coat),
      }),
  },
  'french bulldog': {
    coats: ['#4a4549', '#b9977a', '#8c8589'],
    body: CHUBBY,
    far: SHORT_FAR,
    head: SNUB,
    ears: [FAR_PRICK, PRICK_EAR],
    tail: tube('-56 -8 5, -64 -12 4'),
    eye: [0.62, -0.56],
    nose: [0.8, -0.5, 0.05],
    onBody: (f, coat) =>
      f.fill(silhouette('66 -16, 42 -10, 44 26, 62 22'), { colour: white(f, coat) }),
    onHead: (f, coat) =>
      f.line(silhouette('82 -40, 72 -34, 64 -38'), { colour: adjust(coat, -0.18), width: 0.026 }),
  },
  pug: {
    coats: ['#dcb98c', '#d0a878'],
    body: CHUBBY,
    far: SHORT_FAR,
    head: SNUB,
    ears: [FOLDED_EAR, FOLDED_EAR],
    tail: tube('-52 -14 5, -66 -26 5, -56 -38 4.5, -46 -28 4, -54 -22 3'),
    ear: '#3a3034',
    eye: [0.6, -0.54],
    nose: [0.8, -0.48, 0.045],
    collar: '#c8383f',
    onHead: (f) =>
      f.fill(silhouette('66 -58, 86 -60, 88 -28, 66 -26, 60 -40'), { colour: '#3a3034' }),
  },
  beagle: {
    coats: ['#c98a50'],
    head: HEAD,
    ears: [DROP_EAR, silhouette('38 -66, 52 -60, 54 -34, 44 -14, 32 -28, 32 -54')],
    tail: TAIL_UP,
    collar: '#c8383f',
    ear: '#a8683a',
    onBody: (f, coat) => {
      f.fill(silhouette('-50 -34, 20 -34, 26 -4, -10 8, -46 4'), { colour: '#3a3236' });
      f.fill(silhouette('70 -30, 44 -20, 36 24, -20 24, -20 40, 30 50, 70 80, 76 10'), {
        colour: white(f, coat),
      });
    },
    onHead: (f, coat) =>
      f.fill(silhouette('66 -60, 98 -52, 98 -26, 66 -26, 62 -40'), { colour: white(f, coat) }),
  },
  greyhound: {
    coats: ['#8f9095', '#c9a57a', '#4a4549'],
    body: silhouette(
      '-54 -20, -30 -28, 0 -26, 30 -36, 46 -40, 54 -20, 48 2, 42 16, 44 40, 46 78!, 35 78!, 32 44, 20 24, -10 2, -30 6, -44 34, -40 56, -42 78!, -54 78!, -54 52, -60 22, -62 -4',
    ),
    head: silhouette(
      '28 -36, 34 -62, 46 -72, 58 -68, 68 -58, 94 -50, 97 -44, 90 -40, 66 -42, 56 -30, 46 -22, 34 -24',
    ),
    ears: [FOLDED_EAR, FOLDED_EAR],
    tail: tube('-56 -14 3.5, -72 14 3, -76 48 2.5, -88 60 1.5'),
    nose: [0.95, -0.46, 0.03],
    collar: '#3f7a9a',
  },
  husky: {
    coats: ['#6f7680', '#4f545c'],
    head: HEAD,
    ears: [FAR_PRICK, PRICK_EAR],
    tail: tube('-54 -14 9, -74 -32 10, -60 -50 8, -46 -40 4'),
    isFurry: true,
    onBody: (f, coat) =>
      f.fill(silhouette('70 -24, 44 -14, 34 24, -30 22, -66 30, -66 84, 66 84'), {
        colour: white(f, coat),
      }),
    onHead: (f, coat) =>
      f.fill(silhouette('58 -62, 72 -56, 98 -50, 96 -28, 62 -24, 42 -14, 46 -36, 60 -46'), {
        colour: white(f, coat),
      }),
  },
};

function drawPoodle(f: Figure, coat: Hex): void {
  const curls = adjust(coat, 0.03);
  for (const [x, y, r] of [
    [-0.76, -0.5, 0.13],
    [-0.46, 0.5, 0.12],
    [0.42, 0.5, 0.12],
    [0.26, 0.02, 0.28],
    [-0.46, 0, 0.2],
    [0.48, -0.74, 0.19],
    [0.38, -0.44, 0.14],
  ] as const) {
    f.ball([x, y, r], { colour: curls, tip: adjust(coat, -0.05) });
    if (!f.fine) continue;
    for (let i = 0; i < 7; i += 1) {
      const angle = i * 2.4;
      const away = r * (0.3 + (i % 3) * 0.22);
      const [a, b] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
      f.line(
        [
          [a - 0.03, b],
          [a, b - 0.03],
          [a + 0.03, b],
        ],
        { colour: adjust(coat, -0.11), width: 0.016, alpha: 0.7 },
      );
    }
  }
}

function drawBreed(pen: Pen, radius: number, breed: Breed): void {
  const f = figure(pen, radius * 0.98);
  const coat = tint(pen, pen.rng.pick(breed.coats));
  const { head, tail, ears, onBody, onHead } = breed;
  f.at({ flip: pen.rng.chance(0.5), y: 0.06 }, () => {
    quadruped(
      f,
      {
        body: breed.body ?? SLIGHT,
        far: breed.far ?? SLIGHT_FAR,
        head,
        tail,
        ears,
        eye: breed.eye ?? [0.62, -0.54],
        nose: breed.nose ?? [0.91, -0.43, 0.05],
      },
      {
        coat,
        isFurry: breed.isFurry,
        ...(breed.ear ? { ear: tintOver(pen, breed.ear, pen.ground) } : {}),
        ...(onBody ? { onBody: () => onBody(f, coat) } : {}),
        ...(onHead ? { onHead: () => onHead(f, coat) } : {}),
      },
    );
    if (breed.collar) edged(f, COLLAR, { colour: tintOver(pen, breed.collar, coat) });
    breed.after?.(f, coat);
  });
}

const POODLE: Breed = {
  coats: ['#efe6da', '#3a363a', '#c9a88f'],
  head: HEAD,
  ears: [DROP_EAR, DROP_EAR],
  tail: tube('-56 -14 3, -68 -30 3, -76 -44 3'),
  after: drawPoodle,
};

const breedOf = (id: string, words: readonly string[], breed: Breed): Subject => ({
  id,
  group: 'animal',
  words,
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => drawBreed(pen, radius, breed),
});

/** Dogs of a breed with a name, each with its build and coat. */
export const DOG_BREEDS: readonly Subject[] = [
  breedOf(
    'labrador',
    ['labrador', 'golden retriever', 'retriever', 'dog', 'puppy'],
    BREEDS.labrador,
  ),
  breedOf('dalmatian', ['dalmatian', 'dalmation', 'spotty dog', 'dog'], BREEDS.dalmatian),
  breedOf('corgi', ['corgi', 'welsh corgi', 'dog', 'puppy'], BREEDS.corgi),
  breedOf('french bulldog', ['french bulldog', 'frenchie'], BREEDS['french bulldog']),
  breedOf('pug', ['pug', 'pug dog'], BREEDS.pug),
  breedOf('beagle', ['beagle', 'hound'], BREEDS.beagle),
  breedOf('greyhound', ['greyhound', 'whippet', 'italian greyhound', 'lurcher'], BREEDS.greyhound),
  breedOf('husky', ['husky', 'malamute'], BREEDS.husky),
  breedOf('poodle', ['poodle'], POODLE),
];
