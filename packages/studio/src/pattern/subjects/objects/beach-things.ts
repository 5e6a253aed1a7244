import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const ROUND = mirrored('0 -92, 35 -85, 65 -65, 85 -35, 92 0, 85 35, 65 65, 35 85, 0 92');
const PANELS = [
  '-22 -40, -50 -76, -20 -90, 8 -92, -6 -60',
  '0 -38, 40 -82, 80 -46, 90 -6, 40 -22',
  '-6 -18, 26 0, 58 70, 10 92, -34 86, -24 30',
  '-28 -28, -34 20, -62 68, -90 20, -84 -34',
].map(silhouette);

/** A striped ball for the beach. */
export const beachBall: Subject = {
  id: 'beach ball',
  group: 'object',
  words: ['beach ball', 'inflatable ball'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tint(pen, '#f7f2e7');
    const colours = pen.rng.shuffle(['#d9443f', '#3f7fb5', '#f0b93a', '#3f9a78']);
    edged(f, ROUND, { colour: white, tip: adjust(white, -0.03) });
    f.inside(ROUND, () => {
      for (const [i, panel] of PANELS.entries()) {
        f.patch(panel, tintOver(pen, colours[i % colours.length], white));
      }
    });
    f.ball([-0.13, -0.28, 0.13], { colour: white });
    f.gleam(silhouette('-60 -50, -36 -72, -26 -66, -48 -44'), 0.35);
  },
};

const FRAME = [tube('-58 88 6, 0 10 6, 62 -88 6'), tube('62 84 6, 8 22 6, -66 -42 6')];

/** A folding chair with a striped seat. */
export const deckchair: Subject = {
  id: 'deckchair',
  group: 'object',
  words: ['deckchair', 'deck chair', 'beach chair', 'striped deckchair'],
  shows: ['striped', 'stripe'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.9);
    const wood = tint(pen, '#b98a58');
    const cloth = tint(pen, '#f4eee0');
    const stripe = tintOver(pen, pen.rng.pick(['#c9443f', '#3a6f9f', '#e0a63a', '#3f8f7a']), cloth);
    const seat = silhouette(
      '-78 -34!, -52 -44!, 6 26, 40 -30, 58 -94!, 78 -80!, 56 0, 10 66, -30 28',
    );
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const leg of FRAME) edged(f, leg, { colour: wood });
      edged(f, seat, { colour: cloth });
      f.inside(seat, () => {
        for (const [dx, dy] of [
          [-8, -8],
          [0, 2],
          [8, 12],
        ]) {
          const line = silhouette(
            `${-68 + dx} ${-40 + dy}, ${-20 + dx} ${18 + dy}, ${10 + dx} ${42 + dy}, ${44 + dx} ${-12 + dy}, ${66 + dx} ${-92 + dy}`,
          );
          f.line(line, { colour: stripe, width: 0.07 });
        }
      });
      edged(f, tube('-80 -40 5, -50 -50 5'), { colour: adjust(wood, -0.05) });
      edged(f, tube('54 -96 5, 82 -80 5'), { colour: adjust(wood, -0.05) });
    });
  },
};

const SOLE = silhouette(
  '0 -88, 24 -78, 30 -44, 22 -4, 26 44, 16 82, -8 88, -24 62, -22 10, -30 -46, -22 -78',
);

/** A pair of flip-flops. */
export const flipFlops: Subject = {
  id: 'flip flops',
  group: 'object',
  words: ['flip flop', 'flipflop', 'beach sandal', 'thong sandal'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const sole = tint(pen, pen.rng.pick(['#e9b44a', '#5fa8b8', '#ef8f84', '#7fb58a']));
    const strap = tintOver(pen, pen.rng.pick(['#d9443f', '#2f5d86', '#f4eee0']), sole);
    for (const flip of [false, true]) {
      f.at({ x: flip ? 0.4 : -0.4, turn: flip ? 0.16 : -0.16, flip }, () => {
        edged(f, SOLE, { colour: sole, tip: adjust(sole, 0.05) });
        f.line(silhouette('-24 6, -16 -22, 0 -50').slice(0, 3), { colour: strap, width: 0.09 });
        f.line(silhouette('24 6, 18 -22, 0 -50').slice(0, 3), { colour: strap, width: 0.09 });
        f.dot([0, -0.52, 0.06], strap);
      });
    }
  },
};

/** A castle of sand with turrets and a flag. */
export const sandcastle: Subject = {
  id: 'sandcastle',
  group: 'object',
  words: ['sandcastle', 'sand castle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.83);
    const sand = tint(pen, '#dcb97c');
    const deep = adjust(sand, -0.18);
    f.line(silhouette('0 -92, 0 -60').slice(0, 2), { colour: tint(pen, '#7a5a3c'), width: 0.05 });
    f.fill(silhouette('2 -94!, 40 -82!, 2 -68!'), { colour: tint(pen, '#d9443f') });
    edged(f, silhouette('-92 88, -70 66, 70 66, 92 88'), { colour: adjust(sand, -0.05) });
    edged(f, mirrored('0 -60!, 8 -60!, 8 -50!, 22 -50!, 22 -62!, 34 -62!, 36 20!, 0 20!'), {
      colour: sand,
    });
    for (const x of [-0.56, 0.56]) {
      f.at({ x }, () =>
        edged(f, mirrored('0 -26!, 6 -26!, 6 -18!, 16 -18!, 16 -28!, 27 -28!, 32 72!, 0 72!'), {
          colour: adjust(sand, 0.02),
        }),
      );
    }
    edged(f, mirrored('0 2!, 44 2!, 46 74!, 0 74!'), { colour: adjust(sand, 0.03) });
    f.patch(mirrored('0 26, 12 34, 14 74!, 0 74'), deep);
    for (const [x, y] of [
      [-0.56, 0.06],
      [0.56, 0.06],
      [0, -0.28],
    ]) {
      f.dot([x, y, 0.07], deep);
    }
  },
};

/** A rubber boot for the rain. */
export const wellington: Subject = {
  id: 'wellington',
  group: 'object',
  words: [
    'wellington',
    'wellie',
    'welly',
    'wellington boot',
    'rain boot',
    'rubber boot',
    'gumboot',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.91);
    const rubber = tint(pen, pen.rng.pick(['#d9b03a', '#3f7f5a', '#c9443f', '#2f4f7a']));
    const sole = adjust(rubber, -0.2);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(
        f,
        silhouette(
          '-46 -84, -44 -90!, 16 -90!, 18 -84, 20 20, 60 38, 78 60, 78 74!, -48 74!, -42 10',
        ),
        {
          colour: rubber,
          tip: adjust(rubber, 0.05),
        },
      );
      f.fill(silhouette('-52 72!, 80 72!, 82 86, 20 88, 12 84, -14 84, -18 90!, -52 90!'), {
        colour: sole,
      });
      f.line(silhouette('-44 -70, -12 -66, 17 -70').slice(0, 3), { colour: sole, width: 0.05 });
      f.gleam(silhouette('-34 -56, -26 -56, -22 20, -32 24'), 0.3);
    });
  },
};

/** A slipper of satin with its ribbon. */
export const balletShoe: Subject = {
  id: 'ballet shoe',
  group: 'object',
  words: ['ballet shoe', 'ballet slipper', 'pointe shoe', 'ballet pump', 'pointe', 'ballet'],
  shows: ['ribbon'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const satin = tint(pen, pen.rng.pick(['#f1b8bd', '#e9a3ad', '#f3d9cf']));
    const inner = adjust(satin, -0.12, 1.15);
    const ribbon = adjust(satin, -0.04, 1.1);
    f.line(silhouette('-44 -10, -70 -46, -30 -74, -6 -50, -40 -34, -74 -76, -88 -60').slice(0, 7), {
      colour: ribbon,
      width: 0.055,
    });
    f.line(silhouette('-30 -12, -10 -54, -44 -88, -66 -70').slice(0, 4), {
      colour: ribbon,
      width: 0.055,
    });
    for (const [x, y, turn] of [
      [0.04, 0.26, 0.18],
      [-0.04, -0.06, 0.34],
    ] as const) {
      f.at({ x, y, turn }, () => {
        edged(
          f,
          silhouette('-62 -14, -40 -24, 20 -8, 62 2, 88 14, 90 24, 62 30, -10 30, -54 24, -68 6'),
          {
            colour: satin,
            tip: adjust(satin, 0.05),
            along: Math.PI / 2,
          },
        );
        f.fill(silhouette('-54 -8, -36 -16, 14 -2, 40 4, 20 12, -30 12, -52 6'), { colour: inner });
        f.line(silhouette('30 8, 36 14, 30 18').slice(0, 3), { colour: ribbon, width: 0.03 });
        f.fill(box(0.8, 0.2, 0.09, 0.055), { colour: adjust(satin, 0.04) });
      });
    }
  },
};
