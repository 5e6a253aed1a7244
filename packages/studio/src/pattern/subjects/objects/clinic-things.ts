import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oneOf, tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A strand of DNA. */
export const dna: Subject = {
  id: 'dna',
  group: 'object',
  words: ['dna', 'dna helix', 'double helix', 'dna strand', 'helix', 'genetics', 'biology'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const one = tint(pen, '#3f7fa8');
    const two = tint(pen, '#d9574a');
    const [a, b] = [tint(pen, '#e9b44a'), tint(pen, '#6fae8a')];
    const wave = (y: number, side: number) => Math.sin(y * 3.6) * 0.36 * side;
    const strand = (from: number, to: number, side: number): [number, number, number][] =>
      Array.from({ length: 7 }, (_, i) => {
        const y = from + ((to - from) * i) / 6;
        return [wave(y, side), y, 0.075];
      });
    f.at({ turn: 0.42 }, () => {
      for (let y = -0.84; y <= 0.85; y += 0.14) {
        const half = wave(y, 1);
        if (Math.abs(half) < 0.08) continue;
        f.line(
          [
            [0, y],
            [half, y],
          ],
          { colour: a, width: 0.065 },
        );
        f.line(
          [
            [-half, y],
            [0, y],
          ],
          { colour: b, width: 0.065 },
        );
      }
      // Each half turn of the one strand lies over the other, in turn.
      for (let k = -1; k <= 1; k += 1) {
        const middle = (k * Math.PI) / 3.6;
        const [from, to] = [Math.max(-0.93, middle - 0.436), Math.min(0.93, middle + 0.436)];
        const isOver = k % 2 === 0;
        const [below, above] = isOver ? [-1, 1] : [1, -1];
        edged(f, tube(strand(from, to, below)), { colour: below === 1 ? one : two });
        edged(f, tube(strand(from, to, above)), { colour: above === 1 ? one : two });
      }
    });
  },
};

/** A brain from the side. */
export const brain: Subject = {
  id: 'brain',
  group: 'object',
  words: ['brain', 'human brain', 'neuroscience'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const pink = tint(pen, '#e895a0');
    const groove = { colour: adjust(pink, -0.15), width: 0.042 };
    edged(f, silhouette('14 34, 34 36, 34 60, 26 88, 14 88, 10 60'), {
      colour: adjust(pink, -0.1),
    });
    edged(f, silhouette('28 26, 58 20, 80 26, 78 46, 56 58, 34 52'), {
      colour: adjust(pink, -0.06),
    });
    for (const path of ['38 34, 58 30, 76 32', '38 44, 58 40, 74 42'])
      f.line(silhouette(path), { ...groove, width: 0.03 });
    edged(
      f,
      silhouette(
        '-88 10, -94 -8, -86 -22, -88 -40, -72 -50, -66 -68, -46 -70, -34 -84, -14 -78, 4 -88, 22 -76, 44 -78, 54 -62, 74 -56, 78 -38, 92 -24, 86 -6, 88 12, 72 24, 54 24, 40 34, 18 32, 2 46, -24 44, -36 32, -58 34, -70 22',
      ),
      { colour: pink, tip: adjust(pink, 0.06) },
    );
    for (const path of [
      '-70 -6, -56 -14, -50 -2, -36 -6, -30 8, -14 6',
      '-66 -44, -52 -38, -56 -26, -40 -24',
      '-44 -58, -30 -52, -34 -38, -20 -36, -18 -22',
      '-12 -66, -2 -54, 10 -58, 14 -44, 2 -36',
      '28 -64, 26 -50, 40 -44, 34 -32',
      '60 -46, 52 -34, 62 -26, 76 -26',
      '-4 -18, 12 -22, 20 -10, 36 -16, 44 -4, 60 -8, 70 4',
      '-44 18, -26 22, -12 20, 4 24, 20 14, 40 16',
      '-6 2, 8 4, 16 2',
    ]) {
      f.line(silhouette(path), groove);
    }
    f.gleam(silhouette('-72 -34, -62 -54, -54 -56, -62 -36'), 0.4);
  },
};

/** A stethoscope in a loop. */
export const stethoscope: Subject = {
  id: 'stethoscope',
  group: 'object',
  words: ['stethoscope'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const hose = tint(pen, pen.rng.pick(['#3f7f8a', '#c9504a', '#4f5f8f', '#6a8f5a']));
    const steel = tint(pen, '#aeb4ba');
    const line = { colour: hose, width: 0.1 };
    f.line(silhouette('-46 -60, -48 -24, -24 8, 0 18, 24 8, 48 -24, 46 -60'), line);
    f.line(silhouette('0 18, -4 50, -28 78, -58 66, -60 36, -54 24'), {
      colour: adjust(hose, -0.05),
      width: 0.1,
    });
    f.line(silhouette('0 18, 2 46, 16 62, 40 60'), line);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(silhouette('46 -58, 42 -78, 28 -88'), { colour: steel, width: 0.075 });
        f.ball([0.24, -0.9, 0.075], { colour: tint(pen, '#3a3a42') });
      });
    }
    f.ball([-0.54, 0.2, 0.08], { colour: steel });
    f.ball([0.6, 0.58, 0.28], { colour: steel });
    f.ball([0.6, 0.58, 0.2], { colour: hose, tip: adjust(hose, 0.08) });
    f.patch(
      mirrored('0 56, 5 50, 10 56, 6 62, 0 68!').map(([x, y]) => [x + 0.6, y]),
      tintOver(pen, '#fbf3e6', hose),
    );
    f.line(silhouette('-4 22, 0 18, 4 22'), { colour: steel, width: 0.1 });
  },
};

/** A syringe with a drop. */
export const syringe: Subject = {
  id: 'syringe',
  group: 'object',
  words: ['syringe', 'injection', 'vaccine', 'hypodermic needle', 'vaccination'],
  shows: ['needle', 'drop'],
  parts: ['needle'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 1.02);
    const glass = tint(pen, '#d3e4e8');
    const liquid = tint(pen, oneOf(pen, ['#e0708a', '#6fb58a', '#5fa8d0']));
    const steel = tint(pen, '#9aa1a8');
    f.at({ turn: 0.72 }, () => {
      f.line(silhouette('0 40, 0 84'), { colour: steel, width: 0.035 });
      f.fill(silhouette('0 86!, 6 95, 0 100, -6 95'), { colour: liquid });
      edged(f, silhouette('-7 34!, 7 34!, 5 50!, -5 50!'), { colour: adjust(liquid, -0.08) });
      f.line(silhouette('0 -84, 0 -30'), { colour: steel, width: 0.1 });
      edged(f, silhouette('-19 -88!, 19 -88!, 19 -79!, -19 -79!'), {
        colour: adjust(liquid, -0.08),
      });
      edged(f, silhouette('-17 -48!, 17 -48!, 17 30!, 10 37!, -10 37!, -17 30!'), {
        colour: glass,
      });
      f.fill(silhouette('-12 -8!, 12 -8!, 12 28!, 8 33!, -8 33!, -12 28!'), {
        colour: liquid,
        tip: adjust(liquid, 0.08),
      });
      f.fill(silhouette('-13 -18!, 13 -18!, 13 -8!, -13 -8!'), { colour: tint(pen, '#4a4f58') });
      edged(f, silhouette('-27 -56!, 27 -56!, 27 -47!, -27 -47!'), {
        colour: adjust(glass, -0.12),
      });
      for (const y of [-36, -26, 2, 12, 22])
        f.line(silhouette(`4 ${y}, 15 ${y}`), { colour: adjust(steel, -0.15), width: 0.025 });
    });
  },
};

/** Capsules and tablets. */
export const pills: Subject = {
  id: 'pills',
  group: 'object',
  words: [
    'pill',
    'pills',
    'medicine',
    'medication',
    'vitamin',
    'capsules',
    'tablets',
    'pill capsule',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const hues = ['#d9574a', '#4f9ab0', '#e9b44a', '#8a6ab0'] as const;
    const white = tintWhite(pen, '#f8f4ea');
    const first = pen.rng.int(0, 3);
    for (const [i, [x, y, turn]] of [
      [-0.4, -0.4, 0.7],
      [0.42, 0.44, -0.5],
    ].entries()) {
      const hue = tint(pen, hues[(first + i) % 4]);
      f.at({ x, y, turn }, () => {
        edged(f, silhouette('-21 2!, 21 2!, 21 28, 12 44, 0 48, -12 44, -21 28'), {
          colour: adjust(white, -0.06),
          tip: white,
        });
        f.line(silhouette('-21 4, -21 28, -12 44, 0 48, 12 44, 21 28, 21 4'), {
          colour: adjust(white, -0.25),
          width: 0.018,
        });
        edged(f, silhouette('-22 3!, 22 3!, 22 -28, 13 -45, 0 -49, -13 -45, -22 -28'), {
          colour: hue,
          tip: adjust(hue, 0.06),
        });
        f.gleam(silhouette('-14 -30, -9 -36, -9 -6, -14 -6'), 0.5);
      });
    }
    for (const [i, [x, y, turn]] of [
      [0.48, -0.42, 0.5],
      [-0.44, 0.5, -0.4],
    ].entries()) {
      const hue = tint(pen, hues[(first + i + 2) % 4]);
      f.ball([x, y, 0.32], { colour: adjust(hue, -0.1) });
      f.ball([x - 0.02, y - 0.03, 0.29], { colour: adjust(hue, 0.08), tip: hue });
      f.at({ x: x - 0.02, y: y - 0.03, turn }, () =>
        f.line(silhouette('-18 0, 18 0'), { colour: adjust(hue, -0.13), width: 0.045 }),
      );
    }
  },
};

/** Two sticking plasters, crossed. */
export const stickingPlaster: Subject = {
  id: 'sticking plaster',
  group: 'object',
  words: [
    'sticking plaster',
    'band aid',
    'bandaid',
    'bandage',
    'first aid plaster',
    'sticking plasters',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    for (const [turn, colour] of [
      [-0.8, pen.rng.pick(['#e0a27f', '#e58a9c', '#7fb5b0'] as const)],
      [0.8, '#e3b48a'],
    ] as const) {
      const strip = tint(pen, colour);
      const pad = pen.natural('#f8eedd');
      f.at({ turn }, () => {
        const shape = mirrored('0 -92, 16 -90, 25 -78, 26 0, 25 78, 16 90, 0 92');
        edged(f, shape, { colour: strip, tip: adjust(strip, 0.05) });
        f.fill(silhouette('-25 -24!, 25 -24!, 25 24!, -25 24!'), { colour: pad });
        for (const y of [-0.76, -0.6, -0.44, 0.44, 0.6, 0.76]) {
          for (const x of [-0.13, 0, 0.13]) f.dot([x, y, 0.025], adjust(strip, -0.15));
        }
        for (const [x, y] of [
          [-0.1, -0.1],
          [0.1, -0.1],
          [0, 0],
          [-0.1, 0.1],
          [0.1, 0.1],
        ]) {
          f.dot([x, y, 0.022], adjust(pad, -0.16));
        }
      });
    }
  },
};
