import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { petalFrom } from '../pieces/petals.ts';
import { tintOver } from '../pieces/tints.ts';
import { anyBloom, type Bloom, naturalBloom } from './bloom.ts';

const STAMENS = 11;

/** A blossom of a fruit tree seen from above: five notched petals that part, a star of fine stamens. */
export function drawBlossom(pen: Pen, radius: number, { colour, deep, pale }: Bloom): void {
  const f = figure(pen, radius);
  const { rng } = pen;
  for (let i = 0; i < 5; i += 1)
    f.at({ turn: ((i + rng.range(-0.06, 0.06)) / 5) * TAU }, () =>
      petalFrom(
        f,
        { length: 1, width: 0.76, tip: 'notched' },
        { root: deep, tip: adjust(pale, 0.03) },
      ),
    );
  const heart = adjust(deep, -0.14, 1.25);
  const pollen = tintOver(pen, '#e9b83c', colour);
  for (let i = 0; i < STAMENS; i += 1) {
    const angle = ((i + rng.range(-0.3, 0.3)) / STAMENS) * TAU;
    const reach = rng.range(0.34, 0.5);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    if (f.fine || i % 2 === 0)
      f.line(
        [
          [0, 0],
          [x, y],
        ],
        { colour: heart, width: 0.02 },
      );
    f.dot([x, y, 0.04], pollen);
  }
  f.dot([0, 0, 0.09], heart);
}

/** A blossom in whatever colours the picture has. */
export const anyBlossom: Subject = {
  id: 'any blossom',
  group: 'flower',
  words: ['blossom'],
  turns: 'any',
  draw: (pen, radius) => drawBlossom(pen, radius, anyBloom(pen)),
};

/** Five notched petals with a burst of fine stamens, pink unless the prompt says other colours. */
export const cherryBlossom: Subject = {
  ...anyBlossom,
  id: 'cherry blossom',
  words: [
    'cherry blossom',
    'sakura',
    'blossom',
    'apple blossom',
    'almond blossom',
    'plum blossom',
    'peach blossom',
    'spring flower',
  ],
  draw: (pen, radius) =>
    drawBlossom(pen, radius, naturalBloom(pen, ['#efb1c1', '#f4c6d1', '#e79bb0'])),
};
