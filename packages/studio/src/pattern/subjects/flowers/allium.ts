import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { naturalBloom } from './bloom.ts';

const STEM = tube('0 -10 2.5, 2 40 2.5, 0 98 3');

/** An allium: a globe of small stars on a bare stem. */
export const allium: Subject = {
  id: 'allium',
  group: 'flower',
  words: ['allium', 'allium head', 'ornamental onion', 'pompon flower'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#9a78c0', '#8a6ab5', '#b48fc8']);
    const [green] = pen.palette.leaves;
    edged(f, STEM, { colour: green });
    f.ball([0, -0.44, 0.44], { colour: adjust(deep, -0.06), tip: deep });
    for (let i = 0; i < 34; i += 1) {
      const angle = i * 2.4;
      const away = Math.sqrt(i / 34) * 0.46;
      f.at({ x: Math.cos(angle) * away, y: -0.44 + Math.sin(angle) * away, turn: angle }, () => {
        for (let k = 0; k < 5; k += 1)
          f.at({ turn: (k / 5) * TAU }, () =>
            f.patch(mirrored('0 -13, 4 -6, 0 0'), i % 2 === 0 ? colour : pale),
          );
        f.dot([0, 0, 0.022], adjust(deep, -0.12));
      });
    }
  },
};
