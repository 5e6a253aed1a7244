import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette, spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A tape that loops, in the two parts of which one lies on the other. */
const TAPE = [
  '90 34 13, 40 62 13, -22 56 13, -56 14 13, -46 -36 13, 0 -60 13, 44 -40 13',
  '0 -60 13, 44 -40 13, 54 2 13, 18 44 13, -36 74 13, -90 58 13',
].map(spine);
/** Marks from each point of the tape's middle line to the next. */
const MARKS = 5;

/** A tape measure that loops over itself, with its marks and brass ends. */
export const tapeMeasure: Subject = {
  id: 'tape measure',
  group: 'object',
  words: ['tape measure', 'measuring tape', 'tailors tape', 'sewing tape', 'dressmakers tape'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.91);
    const tape = tint(pen, pen.rng.pick(['#f2c84a', '#ef9f98', '#8fcbbb', '#f0b45a']));
    const mark = tintOver(pen, '#2f3a4f', tape);
    const metal = tintOver(pen, '#a9803a', tape);
    TAPE.forEach((line, part) => {
      edged(f, tube(line), { colour: part === 0 ? adjust(tape, -0.07) : tape, tip: tape });
      for (let i = 1; i < (line.length - 1) * MARKS; i += 1) {
        const [x, y, half] = pointOn(line, i / MARKS);
        const [ahead, below] = pointOn(line, i / MARKS + 0.02);
        const long = Math.hypot(ahead - x, below - y) || 1;
        const [across, down] = [(below - y) / long, (x - ahead) / long];
        const to = i % MARKS === 0 ? -0.3 : 0.25;
        f.line(
          [
            [x + across * half * 0.9, y + down * half * 0.9],
            [x + across * half * to, y + down * half * to],
          ],
          { colour: mark, width: 0.026 },
        );
      }
    });
    edged(f, silhouette('82 20!, 98 18!, 104 36!, 92 48!'), { colour: metal });
    edged(f, silhouette('-84 44!, -98 42!, -104 60!, -96 74!, -84 74!'), { colour: metal });
  },
};

/** A tomato pincushion with its pins. */
export const pincushion: Subject = {
  id: 'pincushion',
  group: 'object',
  words: ['pincushion', 'pin cushion', 'tomato pincushion'],
  shows: ['pin'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const cloth = tint(pen, pen.rng.pick(['#cf4640', '#d88a9c', '#5f8fb0']));
    const leaf = tintOver(pen, '#5f8a4f', cloth);
    const steel = tint(pen, '#a9adb3');
    for (const [x, y, turn, head] of [
      [-0.44, -0.18, -0.5, '#f2c84a'],
      [-0.2, -0.3, -0.18, '#4f9ab0'],
      [0.28, -0.28, 0.2, '#f4f0e4'],
      [0.5, -0.12, 0.55, '#7a5a9a'],
    ] as const) {
      f.at({ x, y, turn }, () => {
        f.line(silhouette('0 20, 0 -46'), { colour: steel, width: 0.035 });
        f.ball([0, -0.5, 0.09], { colour: tint(pen, head) });
      });
    }
    edged(f, mirrored('0 -26, 34 -36, 66 -24, 86 10, 78 48, 46 72, 0 78'), {
      colour: cloth,
      tip: adjust(cloth, 0.06),
    });
    const seam = { colour: adjust(cloth, -0.13), width: 0.035 };
    f.line(silhouette('0 -24, 0 76'), seam);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(silhouette('2 -24, 34 4, 44 40, 34 74'), seam);
        f.line(silhouette('4 -24, 50 -14, 76 14, 76 46'), seam);
      });
    }
    f.fill(
      silhouette(
        '0 -40, 8 -26, 34 -30, 18 -14, 32 6!, 8 -4, 0 16!, -8 -4, -32 6!, -18 -14, -34 -30, -8 -26',
      ),
      { colour: leaf },
    );
    f.patch(oval(0, -0.17, 0.055, 0.05), adjust(leaf, -0.12));
    f.gleam(silhouette('-64 2, -54 -12, -50 6, -60 24'), 0.35);
  },
};

/** A coat hanger. */
export const hanger: Subject = {
  id: 'hanger',
  group: 'object',
  words: ['hanger', 'coat hanger', 'clothes hanger', 'dress hanger'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const wood = tint(pen, pen.rng.pick(['#b5784a', '#d88a9c', '#5f9a94']));
    const metal = tint(pen, '#9a9da3');
    f.line(silhouette('0 -8, 0 -26, 16 -40, 18 -58, 4 -70, -14 -64, -18 -52'), {
      colour: metal,
      width: 0.065,
    });
    edged(f, mirrored('0 -16, 14 -10, 70 22, 94 42, 96 56, 84 58, 40 30, 0 12'), {
      colour: wood,
      tip: adjust(wood, 0.06),
    });
    edged(f, mirrored('0 48, 80 48!, 80 57!, 0 57'), { colour: adjust(wood, -0.08) });
    f.at({ y: 0.02 }, () => {
      for (const flip of [false, true]) {
        f.at({ flip }, () =>
          edged(f, silhouette('0 -2, 20 -16, 26 -2, 20 12'), {
            colour: tintOver(pen, '#e9a6b2', wood),
          }),
        );
      }
      f.ball([0, -0.02, 0.075], { colour: tintOver(pen, '#c9707f', wood) });
    });
  },
};
