import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A music cassette. */
export const cassette: Subject = {
  id: 'cassette',
  group: 'object',
  words: ['cassette', 'cassette tape', 'mixtape', 'mix tape', 'tape cassette'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const shell = tint(pen, pen.rng.pick(['#d8567a', '#4f9aa8', '#e8b23f', '#6f5fa8', '#3a383e']));
    const label = tintOver(pen, '#fbf2dc', shell);
    edged(f, silhouette('-92 -56!, 92 -56!, 92 58!, -92 58!'), {
      colour: adjust(shell, -0.03),
      tip: shell,
    });
    edged(f, silhouette('-78 -44!, 78 -44!, 78 22!, -78 22!'), { colour: label });
    f.patch(silhouette('-78 -12!, 78 -12!, 78 -4!, -78 -4!'), pen.natural('#e8935a'));
    edged(f, silhouette('-52 -8, 52 -8, 56 0, 52 16, -52 16, -56 0'), {
      colour: adjust(shell, -0.12),
    });
    for (const x of [-0.34, 0.34]) {
      f.ball([x, 0.04, 0.13], { colour: label });
      for (let i = 0; i < 6; i += 1)
        f.at({ x, y: 0.04, turn: (i / 6) * TAU }, () =>
          f.line(
            [
              [0, -0.05],
              [0, -0.11],
            ],
            { colour: '#3a383e', width: 0.028 },
          ),
        );
    }
    for (const y of [-0.34, -0.24])
      f.line(
        [
          [-0.66, y],
          [0.66, y],
        ],
        { colour: adjust(label, -0.22), width: 0.018 },
      );
    edged(f, silhouette('-54 58!, -46 34!, 46 34!, 54 58!'), { colour: adjust(shell, -0.08) });
  },
};
