import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const HEART = silhouette(
  '0 0, -16 10, -32 2, -32 -20, -16 -42, 0 -62!, 16 -42, 32 -20, 32 2, 16 10',
);
const FUNNEL: PathPoint[] = Array.from({ length: 20 }, (_, i): PathPoint => {
  const away = i % 4 === 0 ? 0.5 : i % 2 === 0 ? 0.46 : 0.49;
  return [Math.sin((i / 20) * TAU) * away, -Math.cos((i / 20) * TAU) * away];
});
const FURLED = silhouette('0 0, -8 -12, -10 -28, 0 -46, 10 -28, 8 -12');

function trumpet(f: Figure, { colour, deep, pale }: Bloom): void {
  f.ball([0, 0, 0.5], { colour: adjust(pale, 0.08), tip: colour });
  edged(f, FUNNEL, { colour: deep, tip: colour });
  for (let i = 0; i < 5; i += 1)
    f.at({ turn: (i / 5) * TAU }, () =>
      f.fill(silhouette('-7 -4, -4 -24, 0 -47, 4 -24, 7 -4'), {
        colour: adjust(pale, 0.06),
        tip: mix(colour, pale, 0.5),
      }),
    );
  f.ball([0, 0, 0.16], { colour: f.pen.natural('#f6e9a6'), tip: adjust(pale, 0.06) });
}

/** Morning glories that face us like trumpets, on a twining stem with heart-shaped leaves. */
export const morningGlory: Subject = {
  id: 'morning glory',
  group: 'flower',
  words: ['morning glory', 'morning glories', 'bindweed', 'convolvulus', 'ipomoea'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = naturalBloom(pen, ['#5f7fd0', '#8a6fc4', '#c46fa0']);
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(
        f,
        tube(
          '-20 106 2.8, 10 70 2.4, -24 40 2.2, 10 0 2, -20 -40 1.8, 14 -80 1.4, 40 -94 1, 52 -82 1, 42 -74 1',
        ),
        { colour: far },
      );
      for (const [x, y, turn, size, shade] of [
        [0.04, 0.72, 2, 1, far],
        [-0.2, 0.4, -1.5, 0.94, green],
        [-0.1, -0.44, -1.1, 0.74, far],
        [0.1, 0.06, 1.5, 0.9, green],
      ] as const)
        f.at({ x, y, turn }, () => {
          pen.ctx.scale(size, size);
          edged(f, HEART, { colour: adjust(shade, -0.04), tip: adjust(shade, 0.05) });
          f.line(silhouette('0 4, 1 -28, 0 -54'), {
            colour: adjust(shade, 0.14),
            width: 0.018,
            alpha: 0.8,
          });
        });
      f.at({ x: 0.16, y: -0.74, turn: 0.5 }, () =>
        edged(f, FURLED, { colour: bloom.pale, tip: bloom.deep }),
      );
      f.at({ x: 0.3, y: -0.3, turn: 0.2 }, () => trumpet(f, bloom));
      f.at({ x: -0.28, y: 0.36, turn: -0.2 }, () => {
        pen.ctx.scale(0.86, 0.8);
        trumpet(f, bloom);
      });
    });
  },
};
