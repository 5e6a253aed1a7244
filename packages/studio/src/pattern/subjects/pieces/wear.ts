import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Worn, WornKind } from '../../prompt/worn-words.ts';
import { edged } from './edged.ts';
import type { Figure } from './figure.ts';
import { tintOver } from './tints.ts';

/** A place on a figure, in its measure: the middle, half the breadth there, and its turn in radians. */
export type Place = readonly [x: number, y: number, half: number, turn?: number];

/** Where an animal wears things; what it has no place for is not worn. */
export type Wearing = {
  neck?: Place;
  /** The top of the head. */
  head?: Place;
  eyes?: readonly (readonly [x: number, y: number, radius: number])[];
  /** The trunk that a jumper covers, and the part of it that is covered. */
  trunk?: { outline: readonly PathPoint[]; cover: readonly PathPoint[] };
};

const HATS = ['party hat', 'santa hat', 'top hat', 'woolly hat', 'crown'] as const;
/** What animals can wear by their places: a neck and a head; eyes besides; a trunk besides. */
export const NECK_AND_HEAD: readonly WornKind[] = [...HATS, 'scarf', 'bow tie'];
export const WITH_EYES: readonly WornKind[] = [...NECK_AND_HEAD, 'glasses'];
export const WITH_TRUNK: readonly WornKind[] = [...WITH_EYES, 'jumper'];

/** Colours of what is worn where the prompt names none. */
const CLOTHS: Readonly<Record<Worn['kind'], readonly Hex[]>> = {
  scarf: ['#c8383f', '#3f7a9a', '#d9a23c', '#4f8a6c'],
  'party hat': ['#e2608a', '#4fa6b8', '#efb53f', '#8f6fc0'],
  'santa hat': ['#c8323a'],
  'top hat': ['#2f2b30'],
  'woolly hat': ['#c8383f', '#3f7a9a', '#d9a23c'],
  crown: ['#e3b23c'],
  'bow tie': ['#c8383f', '#3f6f9a', '#e0a03c'],
  glasses: ['#2f2b30'],
  jumper: ['#c8383f', '#3f7a9a', '#e0b03c', '#4f8a6c'],
};

const shapes = (text: string, half: number): PathPoint[] =>
  silhouette(text).map(([x, y]): PathPoint => [x * half * 2, y * half * 2]);

function stripes(f: Figure, outline: readonly PathPoint[], half: number, colour: Hex): void {
  const band = tintOver(f.pen, '#f6ead2', colour);
  f.inside(outline, () => {
    for (let i = -3; i <= 6; i += 1)
      f.line(
        [
          [i * half * 0.5, -half * 2],
          [i * half * 0.5 - half * 0.3, half * 3],
        ],
        { colour: band, width: half * 0.16 },
      );
  });
}

function piece(f: Figure, text: string, half: number, colour: Hex, isStriped = false): void {
  const outline = shapes(text, half);
  edged(f, outline, { colour: adjust(colour, -0.03), tip: adjust(colour, 0.03) });
  if (isStriped) stripes(f, outline, half, colour);
}

type Draw = (f: Figure, half: number, colour: Hex, isStriped?: boolean) => void;

const NECKWEAR: Partial<Record<Worn['kind'], Draw>> = {
  scarf: (f, half, colour, isStriped) => {
    piece(f, '14 4!, 38 0!, 44 66!, 18 68!', half, colour, isStriped);
    piece(f, '-54 -14, 0 -2, 54 -14, 58 4, 46 16, 0 24, -46 16, -58 4', half, colour, isStriped);
  },
  'bow tie': (f, half, colour) => {
    for (const flip of [false, true])
      f.at({ flip }, () => piece(f, '4 8, 40 -12, 46 10, 40 32', half, colour));
    f.ball([0, half * 0.18, half * 0.2], { colour: adjust(colour, -0.08) });
  },
};

const HEADWEAR: Partial<Record<Worn['kind'], Draw>> = {
  'party hat': (f, half, colour) => {
    const outline = shapes('-34 4!, 0 -92!, 34 4!, 0 12', half);
    piece(f, '-34 4!, 0 -92!, 34 4!, 0 12', half, colour);
    f.inside(outline, () => {
      for (const [x, y] of [
        [-0.2, -0.1],
        [0.14, -0.3],
        [-0.04, -0.7],
        [0.34, -0.02],
        [-0.1, -0.44],
      ])
        f.glint([x * half * 2, y * half * 2, half * 0.13], '#fff4da');
    });
    f.ball([0, -half * 1.86, half * 0.28], { colour: '#fbf1dc' });
  },
  'santa hat': (f, half, colour) => {
    piece(f, '-40 2!, -28 -46, 6 -72, 54 -52, 62 -24, 44 -36, 34 -24, 40 2!', half, colour);
    f.ball([half * 1.24, -half * 0.36, half * 0.26], { colour: '#fbf4e8' });
    piece(f, '-46 -10, 0 -16, 46 -10, 48 6, 0 10, -48 6', half, tintOver(f.pen, '#fbf4e8', colour));
  },
  'top hat': (f, half, colour) => {
    piece(f, '-58 2, 0 -6, 58 2, 40 14, 0 10, -40 14', half, colour);
    piece(f, '-32 2!, -36 -62!, 36 -62!, 32 2!', half, colour);
    piece(f, '-33 2!, -34 -14!, 34 -14!, 33 2!', half, tintOver(f.pen, '#c8383f', colour));
  },
  'woolly hat': (f, half, colour) => {
    piece(f, '-46 2!, -42 -34, -18 -58, 18 -58, 42 -34, 46 2!', half, colour, true);
    piece(f, '-50 -8, 50 -8, 50 12, -50 12', half, tintOver(f.pen, '#f6ead2', colour));
    f.ball([0, -half * 1.24, half * 0.3], { colour: '#fbf1dc' });
  },
  crown: (f, half, colour) => {
    piece(f, '-40 6!, -46 -44!, -20 -18!, 0 -54!, 20 -18!, 46 -44!, 40 6!', half, colour);
    for (const x of [-0.4, 0, 0.4]) f.dot([x * half, -half * 0.06, half * 0.12], '#c8383f');
  },
};

function drawGlasses(f: Figure, eyes: NonNullable<Wearing['eyes']>, frame: Hex): void {
  const ring = ([x, y, r]: readonly [number, number, number]) =>
    Array.from({ length: 13 }, (_, i): PathPoint => {
      const angle = (i / 12) * Math.PI * 2;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    });
  for (const at of eyes) f.line(ring(at), { colour: frame, width: 0.035 });
  const [one, other] = eyes;
  if (one && other)
    f.line(
      [
        [one[0] + one[2], one[1]],
        [other[0] - other[2], other[1]],
      ],
      { colour: frame, width: 0.03 },
    );
  else if (one)
    f.line(
      [
        [one[0] - one[2], one[1]],
        [one[0] - one[2] - 0.16, one[1] - 0.03],
      ],
      { colour: frame, width: 0.03 },
    );
}

/** Dresses an animal in what the prompt says, in its own frame, after its body is drawn. */
export function wear(f: Figure, { neck, head, eyes, trunk }: Wearing): void {
  for (const { kind, colour: named, isStriped } of f.pen.worn ?? []) {
    const colour = named ?? f.pen.rng.pick(CLOTHS[kind]);
    const isOnNeck = NECKWEAR[kind];
    const place = isOnNeck ? neck : head;
    const draw = isOnNeck ?? HEADWEAR[kind];
    if (draw && place) {
      const [x, y, half, turn = 0] = place;
      f.at({ x, y, turn }, () => draw(f, half, colour, isStriped));
    } else if (kind === 'glasses' && eyes) drawGlasses(f, eyes, colour);
    else if (kind === 'jumper' && trunk) {
      const { outline, cover } = trunk;
      f.inside(outline, () => {
        edged(f, cover, { colour: adjust(colour, -0.02), tip: adjust(colour, 0.03) });
        if (isStriped) stripes(f, cover, 0.3, colour);
      });
    }
  }
}
