import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const ICE = silhouette('-36 34!, -36 -52, -26 -82, 0 -92, 26 -82, 36 -52, 36 34!');

/** A striped ice lolly on its stick. */
export const iceLolly: Subject = {
  id: 'ice lolly',
  group: 'food',
  words: ['popsicle', 'ice lolly', 'lolly', 'ice pop', 'icepop', 'frozen treat', 'summer treat'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colours = pen.rng.pick([
      ['#ef6f6c', '#f7b267', '#f9e0a2'],
      ['#e26a9a', '#8fd0c4', '#fbe8b8'],
      ['#d8485a', '#f6f0e4', '#5b8fc4'],
    ]);
    edged(f, silhouette('-10 30!, 10 30!, 10 88, 0 95, -10 88'), { colour: tint(pen, '#d9b27c') });
    const [top, middle, foot] = colours.map((colour) => tint(pen, colour));
    edged(f, ICE, { colour: foot, tip: top });
    f.inside(ICE, () => {
      f.fill(silhouette('-40 -96!, 40 -96!, 40 -46!, -40 -46!'), { colour: top });
      f.fill(silhouette('-40 -46!, 40 -46!, 40 -6!, -40 -6!'), { colour: middle });
    });
    for (const x of [-0.14, 0.14])
      f.line(
        [
          [x, -0.66],
          [x, 0.2],
        ],
        { colour: adjust(foot, -0.12), width: 0.05, alpha: 0.45 },
      );
    f.gleam(silhouette('-30 -56, -22 -72, -20 -20, -28 0'), 0.4);
  },
};
