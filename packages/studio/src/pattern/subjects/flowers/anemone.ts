import { TAU } from '../../../core/interpolate.ts';
import { dotRing } from '../../botany/marks.ts';
import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import { paint } from '../../paint/paint.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom } from './bloom.ts';
import { drawStamens } from './heart.ts';

/** Rounded petals, a pale halo, and a dark heart ringed with stamens. */
export const anemone: Subject = {
  id: 'anemone',
  group: 'flower',
  words: ['anemone', 'windflower'],
  turns: 'any',
  draw: (pen, radius) => {
    const { deep, pale, colour } = anyBloom(pen);
    const { palette } = pen;
    for (const [reach, count] of [
      [1, 6],
      [0.82, 5],
    ]) {
      petalRing(pen, { count, shake: 0.08 }, () =>
        petal(
          pen,
          {
            length: radius * reach,
            width: radius * 0.86 * reach,
            widest: 0.66,
            ruffle: 0.04,
            root: 0.25,
          },
          { root: deep, tip: reach === 1 ? pale : colour },
        ),
      );
    }
    if (pen.style !== 'line')
      paint(pen, (ctx) => ctx.arc(0, 0, radius * 0.3, 0, TAU), {
        colour: palette.light,
        tip: pale,
        radius: radius * 0.3,
      });
    drawStamens(pen, { count: 22, length: radius * 0.36, colour: pen.heartColour ?? palette.dark });
    paint(pen, (ctx) => ctx.arc(0, 0, radius * 0.15, 0, TAU), {
      colour: pen.heartColour ?? palette.dark,
      radius: radius * 0.15,
    });
    dotRing(pen, { count: 9, from: 0, to: radius * 0.1, radius: radius * 0.015 }, palette.light);
  },
};
