import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const CROSS = silhouette(
  '-24 -88!, 24 -88!, 24 -24!, 88 -24!, 88 24!, 24 24!, 24 88!, -24 88!, -24 24!, -88 24!, -88 -24!, -24 -24!',
);
const DROP = silhouette('0 -92!, 30 -34, 56 22, 42 68, 0 84, -42 68, -56 22, -30 -34');
const ARCH = silhouette(
  '-64 74!, -64 -14, -46 -62, 0 -84, 46 -62, 64 -14, 64 74!, 30 74!, 30 -6, 21 -30, 0 -40, -21 -30, -30 -6, -30 74!',
);
const SMILE = silhouette('-50 14, -26 46, 0 54, 26 46, 50 14, 28 34, 0 42, -28 34');

/** One of the palette's chief colours, by the figure's chance. */
const inkOf = (pen: Pen) => tint(pen, pen.rng.pick(pen.palette.blooms));

/** A cross with arms of one length. */
export const plusSign: Subject = {
  id: 'cross',
  group: 'object',
  words: ['cross', 'plus sign', 'swiss cross', 'crosshatch cross', 'little cross'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const colour = inkOf(pen);
    figure(pen, radius).fill(CROSS, { colour, tip: colour });
  },
};

/** Six strokes from one middle. */
export const asterisk: Subject = {
  id: 'asterisk',
  group: 'object',
  words: ['asterisk'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = inkOf(pen);
    for (let i = 0; i < 3; i += 1) {
      f.at({ turn: (i / 6) * TAU }, () =>
        f.line(
          [
            [0, -0.86],
            [0, 0.86],
          ],
          { colour, width: 0.2 },
        ),
      );
    }
  },
};

/** A drop, its point up. */
export const drop: Subject = {
  id: 'drop',
  group: 'object',
  words: ['drop', 'teardrop', 'tear drop', 'droplet', 'raindrop', 'rain drop', 'water drop'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = inkOf(pen);
    f.fill(DROP, { colour, tip: colour });
    if (f.fine) f.gleam(silhouette('-30 22, -22 52, -6 62, -16 40'), 0.45);
  },
};

/** An arch on two feet, with smaller ones below it. */
export const arch: Subject = {
  id: 'arch',
  group: 'object',
  words: ['arch', 'archway', 'boho arch'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [outer, inner] = pen.rng.shuffle(pen.palette.blooms).map((colour) => tint(pen, colour));
    f.fill(ARCH, { colour: outer, tip: outer });
    const within = ARCH.map(([x, y]): [number, number] => [x * 0.4, 0.74 - (0.74 - y) * 0.62]);
    f.fill(within, { colour: inner, tip: inner });
  },
};

/** A round face that smiles. */
export const smiley: Subject = {
  id: 'smiley',
  group: 'object',
  words: ['smiley', 'smiley face', 'happy face', 'smile', 'emoji face'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const face = tint(pen, '#f2c53d');
    const mark = tintOver(pen, '#2b2426', face);
    f.ball([0, 0, 0.9], { colour: face });
    for (const x of [-0.3, 0.3]) f.patch(oval(x, -0.24), mark);
    f.patch(SMILE, mark);
  },
};

const oval = (x: number, y: number): [number, number][] =>
  Array.from({ length: 8 }, (_, i) => [
    x + Math.cos((i / 8) * TAU) * 0.09,
    y + Math.sin((i / 8) * TAU) * 0.17,
  ]);
