import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const HEART = silhouette('0 14!, -16 -2, -15 -14, -6 -16, 0 -9!, 6 -16, 15 -14, 16 -2');
const SPADE = silhouette('0 -18!, 15 -2, 13 9, 3 7, 6 16!, -6 16!, -3 7, -13 9, -15 -2');
const DIAMOND = silhouette('0 -18!, 13 0!, 0 18!, -13 0!');
const CARD = silhouette('-36 -54!, -32 -58!, 32 -58!, 36 -54!, 36 54!, 32 58!, -32 58!, -36 54!');

/** Playing cards in a fan. */
export const playingCard: Subject = {
  id: 'playing card',
  group: 'object',
  words: [
    'playing card',
    'playing cards',
    'card',
    'ace',
    'poker',
    'queen of hearts',
    'alice in wonderland',
    'casino',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const paper = tintWhite(pen, '#fdf8ec');
    const red = tintOver(pen, '#c9303a', paper);
    const black = tintOver(pen, '#2b272d', paper);
    for (const [turn, suit, colour] of [
      [-0.66, DIAMOND, red],
      [0, SPADE, black],
      [0.66, HEART, red],
    ] as const)
      f.at({ y: 0.5, turn }, () =>
        f.at({ y: -0.74 }, () => {
          edged(f, CARD, { colour: adjust(paper, -0.07), tip: paper });
          f.line([...CARD, CARD[0]], { colour: adjust(paper, -0.3), width: 0.018 });
          pen.ctx.save();
          pen.ctx.scale(1.15, 1.15);
          f.patch(suit, colour);
          pen.ctx.restore();
          for (const [x, y, spin] of [
            [-0.25, -0.44, 0],
            [0.25, 0.44, Math.PI],
          ] as const)
            f.at({ x, y, turn: spin }, () => {
              pen.ctx.scale(0.42, 0.42);
              f.patch(suit, colour);
            });
        }),
      );
  },
};
