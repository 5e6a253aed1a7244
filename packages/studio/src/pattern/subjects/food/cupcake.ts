import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const CASE = silhouette('-46 16!, 46 16!, 34 88!, 0 92, -34 88!');
const SWIRL = [
  silhouette('-56 18, -50 -4, 0 -12, 52 -4, 56 18, 30 26, 0 28, -30 26'),
  silhouette('-42 -4, -36 -24, 0 -32, 40 -24, 42 -4, 20 4, 0 6, -22 4'),
  silhouette('-28 -24, -20 -44, 6 -60, 20 -44, 28 -24, 12 -16, -12 -16'),
];

/** A cupcake with swirled icing and a cherry. */
export const cupcake: Subject = {
  id: 'cupcake',
  group: 'food',
  words: ['cupcake', 'birthday', 'icing', 'fairy cake', 'dessert', 'sweet treat'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const icing = tint(pen, pen.rng.pick(['#f2b6c0', '#a8d8c6', '#c9b3dd', '#f0c98f']));
    const paper = tint(pen, pen.rng.pick(['#c9695f', '#5f93a8', '#d9a45a']));
    const cherry = tintOver(pen, '#c93043', icing);
    edged(f, CASE, { colour: adjust(paper, -0.05), tip: adjust(paper, 0.04) });
    for (const x of [-36, -22, -8, 8, 22, 36])
      f.line(silhouette(`${x} 20, ${x * 0.76} 88`), {
        colour: adjust(paper, -0.15),
        width: 0.026,
        alpha: 0.7,
      });
    for (const [i, tier] of SWIRL.entries())
      edged(f, tier, {
        colour: adjust(icing, -0.06 + i * 0.02),
        tip: adjust(icing, 0.02 + i * 0.02),
      });
    for (const line of ['-44 14, 0 4, 46 8', '-30 -8, 0 -16, 34 -12', '-16 -28, 4 -34, 20 -32'])
      f.line(silhouette(line), { colour: adjust(icing, -0.13), width: 0.02, alpha: 0.7 });
    if (f.fine)
      for (const [i, [x, y]] of (
        [
          [-36, 6],
          [-10, 18],
          [18, 16],
          [40, 6],
          [-24, -12],
          [6, -6],
          [28, -14],
          [-8, -34],
          [12, -40],
        ] as const
      ).entries())
        f.at({ x: x / 100, y: y / 100, turn: i * 1.3 }, () =>
          f.line(silhouette('0 -4, 0 4'), {
            colour: tintOver(pen, pen.palette.blooms[i % 3], icing),
            width: 0.034,
          }),
        );
    f.line(silhouette('2 -68, 8 -84, 18 -94'), { colour: tint(pen, '#6f8a4a'), width: 0.028 });
    f.ball([0.01, -0.64, 0.13], { colour: adjust(cherry, 0.05), tip: adjust(cherry, -0.05) });
    f.glint([-0.03, -0.68, 0.03], '#fdeee6');
  },
};
