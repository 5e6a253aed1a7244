import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const FEATHER = mirrored('0 0, 8 10, 10 28, 5 44, 0 50');

/** A dreamcatcher with beads and feathers. */
export const dreamcatcher: Subject = {
  id: 'dreamcatcher',
  group: 'object',
  words: ['dreamcatcher', 'dream catcher', 'boho dreamcatcher'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const hoop = tint(pen, '#a3724a');
    const thread = tint(pen, '#b5a894');
    const plumes = pen.palette.blooms.map((colour) => tint(pen, colour));
    const centre = -0.34;
    const on = (turn: number, r: number): PathPoint => [
      Math.sin(turn) * r,
      centre - Math.cos(turn) * r,
    ];
    f.line(silhouette('0 -84, 0 -98'), { colour: hoop, width: 0.03 });
    for (const [r, shift] of [
      [0.47, 0],
      [0.33, 0.5],
      [0.2, 0],
    ] as const)
      for (let i = 0; i < 8; i += 1) {
        const from = ((i + shift) / 8) * TAU;
        f.line([on(from, r), on(from + TAU / 16, r * 0.8), on(from + TAU / 8, r)], {
          colour: thread,
          width: 0.018,
        });
      }
    for (let i = 0; i < 8; i += 1)
      f.line([on((i / 8) * TAU + 0.39, 0.38), on((i / 8) * TAU + 0.39, 0.1)], {
        colour: thread,
        width: 0.014,
      });
    f.line(
      Array.from({ length: 33 }, (_, i) => on((i / 32) * TAU, 0.5)),
      { colour: hoop, width: 0.065 },
    );
    f.ball([0, centre, 0.07], { colour: plumes[1] });
    for (const [i, [x, y, length]] of (
      [
        [-0.34, 0.04, 0.28],
        [0, 0.16, 0.3],
        [0.34, 0.04, 0.28],
      ] as const
    ).entries()) {
      f.line(
        [
          [x, y - 0.02],
          [x, y + length],
        ],
        { colour: hoop, width: 0.022 },
      );
      for (const t of [0.4, 0.7])
        f.ball([x, y + length * t, 0.045], { colour: plumes[(i + 1) % 3] });
      f.at({ x, y: y + length - 0.02, turn: (i - 1) * -0.12 }, () => {
        edged(f, FEATHER, { colour: plumes[i], tip: adjust(plumes[i], 0.1), along: Math.PI });
        f.line(silhouette('0 2, 0 46'), { colour: adjust(plumes[i], 0.2, 0.6), width: 0.02 });
      });
    }
  },
};
