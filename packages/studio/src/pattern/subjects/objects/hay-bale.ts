import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const DRUM = silhouette('-28 -56!, 30 -58, 70 -50, 90 -12, 88 34, 68 58, 30 65, -28 65!');
/** Turns of the straw from the middle of the end to its rim. */
const TURNS = 4.2;

/** A round bale of hay, its rolled end toward us. */
export const hayBale: Subject = {
  id: 'hay bale',
  group: 'object',
  words: ['hay bale', 'bale', 'bale of hay', 'straw bale', 'hay'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const straw = tint(pen, pen.rng.pick(['#dcb755', '#cfa647', '#e3c46a']));
    const deep = adjust(straw, -0.15);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, DRUM, { colour: adjust(straw, -0.05), tip: straw });
      for (const x of [22, 44, 66])
        f.line(silhouette(`${x} -58, ${x + 14} 0, ${x - 2} 62`), {
          colour: deep,
          width: 0.018,
          alpha: 0.7,
        });
      for (let i = 0; i < 26; i += 1) {
        const [x, y] = [pen.rng.range(0.1, 0.78), pen.rng.range(-0.5, 0.52)];
        f.line(
          [
            [x, y],
            [x + pen.rng.range(0.05, 0.12), y + pen.rng.range(-0.03, 0.03)],
          ],
          { colour: adjust(straw, pen.rng.pick([-0.1, 0.1])), width: 0.014, alpha: 0.8 },
        );
      }
      f.ball([-0.28, 0.04, 0.62], { colour: adjust(straw, 0.05), tip: adjust(straw, -0.03) });
      f.line(
        Array.from({ length: 60 }, (_, i): PathPoint => {
          const t = i / 59;
          const away = 0.04 + 0.55 * t;
          const turn = t * TURNS * Math.PI * 2;
          return [-0.28 + Math.cos(turn) * away, 0.04 + Math.sin(turn) * away];
        }),
        { colour: deep, width: 0.028, alpha: 0.85 },
      );
    });
  },
};
