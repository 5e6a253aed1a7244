import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BOARD = mirrored('0 -96, 16 -76, 26 -36, 28 10, 22 60, 10 88, 0 92');

/** A striped surfboard. */
export const surfboard: Subject = {
  id: 'surfboard',
  group: 'object',
  words: ['surfboard', 'surf board', 'surf', 'surfing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [one, two] = pen.rng
      .shuffle(['#e0705a', '#4fa6a8', '#efc25a', '#5f86b8'])
      .map((colour) => tint(pen, colour));
    const cream = tintOver(pen, '#fbf3e0', one);
    edged(f, BOARD, { colour: cream });
    f.inside(BOARD, () => {
      f.fill(silhouette('-40 -100!, 40 -100!, 40 -46!, -40 -20!'), { colour: one });
      f.fill(silhouette('-40 -8!, 40 -34!, 40 -20!, -40 6!'), { colour: two });
      f.fill(silhouette('-40 56!, 40 30!, 40 100!, -40 100!'), { colour: one });
    });
    f.line(
      [
        [0, -0.94],
        [0, 0.9],
      ],
      { colour: adjust(cream, -0.2), width: 0.022 },
    );
    f.line([...BOARD, BOARD[0]], { colour: adjust(one, -0.16), width: 0.02 });
  },
};
