import { adjust } from '../../../core/colour.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A fluffy pompom. */
export const pompom: Subject = {
  id: 'pompom',
  group: 'object',
  words: ['pompom', 'pom pom', 'pompon', 'pom pon', 'bobble'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wool = tint(pen, pen.rng.pick(['#e2708a', '#efb53f', '#5fa5b8', '#8fbf7a', '#b58fc8']));
    f.ball([0, 0, 0.66], { colour: wool, tip: adjust(wool, -0.06) });
    for (let i = 0; i < 90; i += 1) {
      const angle = i * 2.4;
      const away = Math.sqrt(i / 90) * 0.74;
      f.line(
        [
          [Math.cos(angle) * away * 0.75, Math.sin(angle) * away * 0.75],
          [Math.cos(angle) * (away + 0.12), Math.sin(angle) * (away + 0.12)],
        ],
        { colour: adjust(wool, i % 3 === 0 ? 0.12 : i % 3 === 1 ? -0.1 : 0.03), width: 0.045 },
      );
    }
  },
};
