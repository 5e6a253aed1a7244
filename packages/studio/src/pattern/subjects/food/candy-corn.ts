import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const KERNEL = mirrored('0 -88, 12 -80, 34 -20, 58 44, 56 70, 36 84, 0 86');

/** A kernel of candy corn in its three bands. */
export const candyCorn: Subject = {
  id: 'candy corn',
  group: 'food',
  words: ['candy corn', 'halloween candy', 'halloween sweet'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [tip, middle, foot] = [
      tint(pen, '#fbf3e2'),
      pen.natural('#ee8a2f'),
      pen.natural('#f2c23c'),
    ];
    edged(f, KERNEL, { colour: foot, tip: foot });
    f.inside(KERNEL, () => {
      f.fill(silhouette('-80 -100!, 80 -100!, 80 32!, 0 38, -80 32!'), {
        colour: middle,
        tip: middle,
      });
      f.fill(silhouette('-80 -100!, 80 -100!, 80 -28!, 0 -24, -80 -28!'), { colour: tip, tip });
    });
    f.line([...KERNEL, KERNEL[0]], { colour: adjust(middle, -0.12), width: 0.02, alpha: 0.5 });
    f.gleam(silhouette('-30 50, -22 0, -8 -50, -8 -10, -18 50'), 0.35);
  },
};
