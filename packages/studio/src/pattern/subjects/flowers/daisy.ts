import { adjust, lightness } from '../../../core/colour.ts';
import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom, whiteBloom } from './bloom.ts';
import { drawHeart } from './heart.ts';

/** Petals that are white where the chance (0 to 1) says so and the ground lets them be seen. */
function drawDaisy(pen: Pen, radius: number, whiteShare: number): void {
  const { palette, rng } = pen;
  const isSeen = Math.abs(lightness(palette.light) - lightness(palette.ground)) > 0.12;
  const white = rng.chance(whiteShare) && (isSeen || whiteShare === 1);
  const { deep, pale } = white ? whiteBloom(pen) : anyBloom(pen);
  const root = white ? adjust(deep, 0.05) : deep;
  const count = rng.int(13, 17);
  for (const reach of [1, 0.88]) {
    petalRing(pen, { count, shake: 0.05 }, () =>
      petal(
        pen,
        { length: radius * reach, width: radius * 0.27, widest: 0.7, ruffle: 0.03, root: 0.4 },
        { root, tip: pale },
      ),
    );
  }
  const heart = pen.heartColour ?? (white ? pen.natural('#e8b431') : palette.accent);
  drawHeart(pen, radius * 0.26, { disc: heart, pollen: heart });
}

/** A daisy in the picture's colours, or white where the prompt names none. */
export const anyDaisy: Subject = {
  id: 'any daisy',
  group: 'flower',
  words: ['daisy', 'daisies', 'wildflower'],
  turns: 'any',
  draw: (pen, radius) => drawDaisy(pen, radius, pen.hasNamedColours ? 0 : 0.5),
};

/** Two rings of narrow rays around a yellow button: white unless the prompt says other colours. */
export const daisy: Subject = {
  ...anyDaisy,
  id: 'daisy',
  words: [
    'daisy',
    'daisies',
    'marguerite',
    'chamomile',
    'camomile',
    'wildflower',
    'wild flower',
    'meadow',
  ],
  draw: (pen, radius) => drawDaisy(pen, radius, pen.hasNamedColours ? 0 : 1),
};
