import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { whiteBloom } from './bloom.ts';

const TURNED = silhouette('0 0, -18 -14, -26 -42, -12 -68, 14 -76, 34 -58, 26 -34, 14 -12');

/** A gardenia: white petals wound like a pinwheel on dark glossy leaves. */
export const gardenia: Subject = {
  id: 'gardenia',
  group: 'flower',
  words: ['gardenia', 'tiare', 'cape jasmine'],
  turns: 'any',
  habit: 'bloom',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = whiteBloom(pen);
    const leaf0 = adjust(pen.palette.leaves[0], -0.08);
    for (let i = 0; i < 6; i += 1)
      leafAt(
        f,
        { turn: (i / 6) * TAU + 0.3, length: pen.rng.range(1.08, 1.24), width: 0.44, veins: 6 },
        i % 2 === 0 ? leaf0 : adjust(leaf0, 0.05),
      );
    for (const [ring, size] of [1.08, 0.84, 0.58, 0.36].entries()) {
      const count = 6 - ring;
      for (let i = 0; i < count; i += 1)
        f.at({ turn: (i / count) * TAU + ring * 0.5 }, () => {
          pen.ctx.scale(size, size);
          edged(f, TURNED, { colour: deep, tip: ring === 0 ? colour : pale });
        });
    }
    f.line(silhouette('-6 2, 0 -8, 8 0, 0 7, -2 1'), { colour: adjust(deep, -0.12), width: 0.026 });
  },
};
