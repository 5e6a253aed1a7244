import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

/** A cake with candles. */
export const birthdayCake: Subject = {
  id: 'birthday cake',
  group: 'food',
  words: ['birthday cake', 'cake', 'layer cake', 'happy birthday', 'birthday', 'birthday party'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const icing = tint(pen, pen.rng.pick(['#f3b7c3', '#bfe0d6', '#f6dc9c']));
    const sponge = tint(pen, '#d9a566');
    edged(f, silhouette('-80 84, -40 78, 40 78, 80 84, 60 92, -60 92'), {
      colour: tintWhite(pen, '#e9e4da'),
    });
    edged(f, silhouette('-62 82!, -62 20!, 62 20!, 62 82!'), { colour: sponge });
    f.fill(silhouette('-62 46!, 62 46!, 62 56!, -62 56!'), { colour: adjust(sponge, 0.16) });
    edged(
      f,
      silhouette(
        '-66 16!, 66 16!, 66 34, 54 44, 42 32, 28 46, 14 32, 0 46, -14 32, -28 46, -42 32, -54 44, -66 34',
      ),
      { colour: icing },
    );
    edged(f, silhouette('-42 16!, -42 -18!, 42 -18!, 42 16!'), { colour: adjust(sponge, 0.03) });
    edged(
      f,
      silhouette('-46 -22!, 46 -22!, 46 -6, 34 2, 22 -8, 8 4, -6 -8, -20 4, -34 -8, -46 -2'),
      { colour: adjust(icing, 0.04) },
    );
    for (const [i, x] of [-0.28, 0, 0.28].entries()) {
      f.line(
        [
          [x, -0.24],
          [x, -0.58],
        ],
        { colour: tint(pen, ['#e2708a', '#5fa5b8', '#efb53f'][i]), width: 0.08 },
      );
      f.at({ x, y: -0.6 }, () =>
        edged(f, silhouette('0 2, -7 -10, 0 -28!, 7 -10'), { colour: tint(pen, '#f6a93a') }),
      );
    }
  },
};
