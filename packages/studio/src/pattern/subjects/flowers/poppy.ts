import { adjust, withAlpha } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import { paint } from '../../paint/paint.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom, type Bloom, naturalBloom } from './bloom.ts';
import { drawStamens } from './heart.ts';

/** A poppy: six papery petals with dark blots around a seed head. */
function drawPoppy(pen: Pen, radius: number, { colour, deep, pale }: Bloom): void {
  const { palette, heartColour: heart = palette.dark } = pen;
  for (const reach of [1, 0.9]) {
    petalRing(pen, { count: 3, shake: 0.1, start: reach === 1 ? 0 : 1.05 }, () => {
      petal(
        pen,
        {
          length: radius * reach,
          width: radius * 1.85 * reach,
          widest: 0.66,
          ruffle: 0.06,
          notch: 0.05,
          root: 0.3,
        },
        { root: deep, tip: pale },
      );
      if (pen.style !== 'line' && pen.style !== 'block') {
        pen.ctx.fillStyle = withAlpha(adjust(heart, 0.02), 0.75);
        pen.ctx.beginPath();
        pen.ctx.ellipse(0, -radius * 0.24, radius * 0.13, radius * 0.17, 0, 0, TAU);
        pen.ctx.fill();
      }
    });
  }
  drawStamens(pen, { count: 18, length: radius * 0.36, colour: heart });
  paint(pen, (ctx) => ctx.arc(0, 0, radius * 0.15, 0, TAU), {
    colour: palette.leaves[0],
    tip: adjust(colour, -0.2),
    radius: radius * 0.15,
  });
}

/** A poppy in whatever colours the picture has. */
export const anyPoppy: Subject = {
  id: 'any poppy',
  group: 'flower',
  words: ['poppy', 'poppies', 'wildflower'],
  turns: 'any',
  draw: (pen, radius) => drawPoppy(pen, radius, anyBloom(pen)),
};

/** A poppy, red unless the prompt says other colours. */
export const poppy: Subject = {
  ...anyPoppy,
  id: 'poppy',
  words: ['poppy', 'poppies', 'wildflower', 'wild flower', 'meadow', 'meadow flower'],
  draw: (pen, radius) => drawPoppy(pen, radius, naturalBloom(pen, ['#d2402f', '#e0573d'])),
};
