import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BELL = silhouette('18 -20!, 46 -22, 68 -30, 92 -52!, 97 -16, 92 20!, 68 -2, 46 -9, 18 -11!');
const MOUTH = silhouette('92 -52, 99 -34, 99 0, 92 20, 87 -2, 87 -32');
/** The pipe from the mouthpiece, round below the valves and back. */
const LEAD = tube('-84 -16 3.4, -40 -16 4, 20 -16 4.4');
const LOOP = tube('44 -15 4, 58 -2 4, 58 26 4, 44 38 4, -18 38 4, -34 26 4, -34 -2 4, -22 -14 4');
const MOUTHPIECE = silhouette('-99 -25!, -88 -21, -80 -19, -80 -13, -88 -11, -99 -7!');

/** A trumpet with three valves. */
export const trumpet: Subject = {
  id: 'trumpet',
  group: 'object',
  words: ['trumpet', 'cornet', 'brass instrument', 'bugle', 'jazz', 'orchestra'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const brass = tint(pen, pen.rng.pick(['#d9a83c', '#c9972f', '#e0b552']));
    const deep = adjust(brass, -0.14);
    f.at({ turn: pen.rng.range(-0.5, -0.2), y: -0.02 }, () => {
      edged(f, LOOP, { colour: adjust(brass, -0.05), tip: brass });
      edged(f, LEAD, { colour: brass, tip: adjust(brass, 0.06) });
      edged(f, MOUTHPIECE, { colour: deep });
      edged(f, BELL, { colour: adjust(brass, -0.04), tip: adjust(brass, 0.07), along: 1.5 });
      edged(f, MOUTH, { colour: deep, tip: adjust(deep, 0.05) });
      f.gleam(silhouette('30 -18, 60 -22, 82 -36, 62 -16, 32 -15'), 0.4);
      for (const x of [-14, 4, 22]) {
        f.line(silhouette(`${x + 4} -40, ${x + 4} -28`), { colour: deep, width: 0.03 });
        edged(f, silhouette(`${x - 3} -28!, ${x + 11} -28!, ${x + 11} 42!, ${x - 3} 42!`), {
          colour: adjust(brass, -0.02),
          tip: adjust(brass, 0.06),
        });
        f.line(silhouette(`${x - 3} -18, ${x + 11} -18`), { colour: deep, width: 0.018 });
        f.line(silhouette(`${x - 3} 32, ${x + 11} 32`), { colour: deep, width: 0.018 });
        f.ball([(x + 4) / 100, -0.43, 0.055], { colour: adjust(brass, 0.08) });
      }
    });
  },
};
