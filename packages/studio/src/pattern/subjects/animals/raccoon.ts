import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_EYES, wear } from '../pieces/wear.ts';

const TAIL = tube('24 78 11, 56 82 13, 80 62 13, 84 30 10, 78 8 4');
const BODY = mirrored('0 -6, 24 2, 38 34, 40 66, 32 90, 12 94, 0 92');
const BELLY = mirrored('0 10, 16 20, 22 50, 16 80, 0 84');
const PAW = tube('22 20 9, 20 40 8, 9 52 8');
const FOOT = mirrored('0 -10, 12 -6, 12 6, 0 9');
const HEAD = mirrored('0 -30, 24 -28, 40 0, 44 10!, 24 24, 10 34, 0 36');
const EAR = mirrored('0 -18, 12 -8, 12 6, 0 8');
const RACCOON_MASK = silhouette('2 -2, 16 -12, 36 2, 42 12, 26 16, 8 10');
const BADGER_STRIPE = silhouette('6 -34, 22 -30, 26 -4, 16 24, 8 22, 12 -6');

type Coat = { coat: Hex; pale: Hex; dark: Hex; head?: Hex; earSize?: number };

/** A small animal that sits upright, face to us; `onHead` draws one half of its marks. */
function sitter(
  f: Figure,
  { coat, pale, dark, head = coat, earSize = 1 }: Coat,
  onHead: () => void,
): void {
  edged(f, BODY, { colour: adjust(coat, -0.04), tip: coat });
  f.fill(BELLY, { colour: pale });
  furMarks(f, BODY, { colour: adjust(coat, -0.12), count: 50, lie: 3.1 });
  for (const flip of [false, true])
    f.at({ flip }, () => {
      edged(f, PAW, { colour: adjust(coat, -0.06) });
      f.at({ x: 0.22, y: 0.9 }, () => edged(f, FOOT, { colour: dark }));
    });
  f.at({ y: -0.36 }, () => {
    for (const [x, turn] of [
      [-0.28, -0.5],
      [0.28, 0.5],
    ] as const)
      f.at({ x, y: -0.24, turn }, () => {
        f.pen.ctx.scale(earSize, earSize);
        edged(f, EAR, { colour: dark, tip: adjust(dark, 0.1) });
      });
    edged(f, HEAD, { colour: head, tip: adjust(head, 0.03) });
    f.inside(HEAD, () => {
      for (const flip of [false, true]) f.at({ flip }, onHead);
    });
    for (const x of [-0.18, 0.18]) eye(f, [x, 0.02, 0.04], pale);
    f.dot([0, 0.32, 0.065], '#231f22');
    wear(f, {
      neck: [0, 0.36, 0.3],
      head: [0, -0.27, 0.24],
      eyes: [
        [-0.18, 0.02, 0.11],
        [0.18, 0.02, 0.11],
      ],
    });
  });
}

/** A raccoon that sits, with its mask and ringed tail. */
export const raccoon: Subject = {
  id: 'raccoon',
  group: 'animal',
  words: ['raccoon', 'racoon', 'woodland animal', 'forest animal'],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const coat = tint(pen, pen.rng.pick(['#8f8a86', '#9a9089']));
    const pale = tintOver(pen, '#f4eee4', coat);
    const dark = tintOver(pen, '#332e31', coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, TAIL, { colour: coat });
      f.inside(TAIL, () => {
        for (const [x, y, turn] of [
          [0.42, 0.82, 0.1],
          [0.66, 0.76, -0.7],
          [0.82, 0.52, -1.3],
          [0.84, 0.26, -1.6],
          [0.79, 0.06, -1.7],
        ] as const)
          f.at({ x, y, turn }, () => f.patch(silhouette('-5 -18!, 5 -18!, 5 18!, -5 18!'), dark));
      });
      sitter(f, { coat, pale, dark }, () => {
        f.fill(silhouette('0 -4, 30 -16, 46 10, 20 34, 0 40'), { colour: pale });
        f.patch(RACCOON_MASK, dark);
      });
    });
  },
};

/** A badger that sits, its striped face to us. */
export const badger: Subject = {
  id: 'badger',
  group: 'animal',
  words: ['badger', 'woodland animal', 'forest animal'],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const pale = tintOver(pen, '#f7f2ea', pen.ground);
    const dark = tint(pen, '#332f33');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('24 80 9, 50 82 8, 64 70 5'), { colour: adjust(dark, 0.2) });
      const coat = tint(pen, '#86807f');
      sitter(f, { coat, pale: dark, dark, head: pale, earSize: 0.75 }, () =>
        f.patch(BADGER_STRIPE, dark),
      );
    });
  },
};

/** An otter that sits upright. */
export const otter: Subject = {
  id: 'otter',
  group: 'animal',
  words: ['otter', 'sea otter', 'river otter'],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const coat = tint(pen, pen.rng.pick(['#7c5438', '#8b6244']));
    const pale = tintOver(pen, '#e9d6bb', coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('20 82 13, 52 86 9, 86 72 2'), { colour: adjust(coat, -0.05) });
      sitter(f, { coat, pale, dark: adjust(coat, -0.1), earSize: 0.6 }, () => {
        f.fill(silhouette('0 8, 16 6, 30 14, 18 34, 0 38'), { colour: pale });
        if (f.fine)
          for (const y of [20, 24, 28])
            f.line(silhouette(`12 ${y}, 40 ${y * 1.4 - 10}`), { colour: pale, width: 0.014 });
      });
    });
  },
};
