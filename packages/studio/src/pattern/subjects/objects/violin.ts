import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** Shoulders, the waist cut in with points, hips. */
const BODY = mirrored(
  '0 -24, 14 -25, 25 -16, 28 0, 26 10, 29 14!, 22 19, 19 30, 22 41, 31 45!, 30 56, 33 72, 26 90, 12 96, 0 96',
);
const NECK = silhouette('-4 -72!, 4 -72!, 6 14!, -6 14!');
const PEGS = silhouette('-5 -72!, -6 -88, 6 -88, 5 -72!');
const TAIL = mirrored('0 54, 8 55, 5 86, 0 90');
const BRIDGE = silhouette('-11 41!, 11 41!, 8 46!, -8 46!');
const HOLE = '15 28 1.2, 12 32 1.4, 15 40 1.6, 18 48 1.4, 15 52 1.2';

/** A violin with its bow. */
export const violin: Subject = {
  id: 'violin',
  group: 'object',
  words: ['violin', 'fiddle', 'violin and bow', 'string instrument', 'orchestra'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#a5522a', '#b9642f', '#8f4526']));
    const dark = tintOver(pen, '#33231d', wood);
    const pale = tintOver(pen, '#e8d0a0', wood);
    f.at({ turn: 0.5, x: -0.06 }, () => {
      f.at({ x: 0.42, turn: 0.12 }, () => {
        f.line(silhouette('0 -92, 3 0, 0 90'), { colour: dark, width: 0.028 });
        f.line(silhouette('-5 -88, -5 86'), { colour: tint(pen, '#e8dcc4'), width: 0.018 });
        edged(f, silhouette('-7 80!, 3 80!, 3 92!, -7 92!'), { colour: dark });
      });
      edged(f, BODY, { colour: adjust(wood, -0.05), tip: adjust(wood, 0.06) });
      f.line(
        BODY.map(([x, y]) => [x * 0.88, (y - 0.36) * 0.93 + 0.36] as const),
        { colour: adjust(wood, -0.16), width: 0.014, alpha: 0.7 },
      );
      for (const flip of [false, true]) f.at({ flip }, () => f.fill(tube(HOLE), { colour: dark }));
      edged(f, NECK, { colour: dark });
      edged(f, PEGS, { colour: adjust(wood, -0.1) });
      edged(f, tube('0 -88 6, 3 -96 6, -3 -99 4, -4 -92 2'), { colour: adjust(wood, -0.08) });
      for (const [x, y] of [
        [-11, -76],
        [11, -80],
        [-11, -84],
        [11, -88],
      ] as const)
        f.line(silhouette(`0 ${y}, ${x} ${y}`), { colour: dark, width: 0.034 });
      f.fill(TAIL, { colour: dark });
      f.fill(BRIDGE, { colour: pale });
      if (f.fine)
        for (const x of [-3, -1, 1, 3])
          f.line(silhouette(`${x} -72, ${x * 1.6} 42, ${x} 58`), { colour: pale, width: 0.008 });
      f.gleam(silhouette('-26 66, -26 54, -20 50, -20 72'), 0.3);
    });
  },
};
