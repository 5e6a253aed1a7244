import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BODY = tube('34 -42 17, 4 -50 22, -34 -36 22, -52 2 19, -38 40 14, -4 54 9, 22 46 5');
const TAIL = [
  '18 48, 40 34, 58 40, 40 52',
  '18 46, 34 58, 42 76, 22 64',
  '20 48, 44 44, 62 56, 42 58',
].map(silhouette);
const NOSE = silhouette('46 -54, 60 -62, 86 -66!, 64 -54, 50 -44, 40 -32, 28 -34');
const BANDS = [
  '2 -72, 10 -50, 2 -30',
  '-26 -64, -20 -42, -26 -18',
  '-56 -38, -40 -26, -34 -10',
  '-70 0, -52 4, -36 8',
  '-52 44, -42 32, -28 24',
].map(silhouette);

/** A curled shrimp with its feelers. */
export const shrimp: Subject = {
  id: 'shrimp',
  group: 'sea',
  words: ['shrimp', 'prawn', 'krill', 'scampi', 'seafood', 'shellfish'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shell = tint(pen, pen.rng.pick(['#ef9a7f', '#e8806a', '#f2ab95']));
    const deep = adjust(shell, -0.12);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const feeler of ['50 -48, 84 -30, 88 10, 72 40', '48 -46, 74 -20, 72 14, 56 30'])
        f.line(silhouette(feeler), { colour: deep, width: 0.024 });
      for (const x of [24, 10, -6, -20])
        f.line(silhouette(`${x} -30, ${x + 6} -10, ${x + 16} 0`), { colour: deep, width: 0.03 });
      for (const x of [-22, -10, 2])
        f.line(silhouette(`${x - 6} ${24 + (x + 22) * 0.5}, ${x + 8} ${16 + (x + 22) * 0.5}`), {
          colour: deep,
          width: 0.04,
        });
      for (const fin of TAIL) edged(f, fin, { colour: deep, tip: shell, along: 1.5 });
      edged(f, BODY, { colour: adjust(shell, -0.04), tip: adjust(shell, 0.05) });
      f.inside(BODY, () => {
        for (const band of BANDS) f.line(band, { colour: deep, width: 0.034, alpha: 0.8 });
      });
      edged(f, NOSE, { colour: shell, along: 1.4 });
      eye(f, [0.42, -0.46, 0.045]);
    });
  },
};
