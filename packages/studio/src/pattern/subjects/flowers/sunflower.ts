import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { dot } from '../../botany/marks.ts';
import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import { paint } from '../../paint/paint.ts';
import type { Subject } from '../../subject.ts';
import { knownBloom } from './bloom.ts';

const GOLDEN_ANGLE = 2.39996;

/** Pointed rays in two rings around a dark head whose seeds lie in spirals. */
export const sunflower: Subject = {
  id: 'sunflower',
  group: 'flower',
  words: ['sunflower', 'summer flower'],
  turns: 'any',
  draw: (pen, radius) => {
    const { colour, deep, pale } = knownBloom(pen, '#eeb02c');
    for (const reach of [1, 0.86]) {
      petalRing(pen, { count: 15, shake: 0.08 }, () =>
        petal(
          pen,
          { length: radius * reach, width: radius * 0.29, widest: 0.6, ruffle: 0.02, root: 0.5 },
          { root: deep, tip: reach === 1 ? colour : pale },
        ),
      );
    }
    const head = pen.heartColour ?? pen.natural('#4a2c1a');
    paint(pen, (ctx) => ctx.arc(0, 0, radius * 0.42, 0, TAU), {
      colour: adjust(head, 0.08),
      tip: head,
      radius: radius * 0.42,
    });
    for (let seed = 4; seed < 70; seed += 1) {
      const away = radius * 0.047 * Math.sqrt(seed);
      dot(
        pen,
        {
          x: Math.cos(seed * GOLDEN_ANGLE) * away,
          y: Math.sin(seed * GOLDEN_ANGLE) * away,
          radius: radius * 0.014,
        },
        adjust(head, 0.24),
      );
    }
  },
};
