import { adjust, type Hex } from '../../../core/colour.ts';
import type { SpinePoint } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

type Branch = { x: number; y: number; angle: number; length: number; half: number; depth: number };

/** One branch with its forks, the forks first so that the branch covers their feet. */
function grow(f: Figure, branch: Branch, colour: Hex): void {
  const { x, y, angle, length, half, depth } = branch;
  const { rng } = f.pen;
  const bend = rng.range(-0.25, 0.25);
  const end = { x: x + Math.sin(angle + bend) * length, y: y - Math.cos(angle + bend) * length };
  if (depth > 0) {
    const forks = rng.chance(0.3) ? [-0.6, 0.05, 0.62] : [-0.42, 0.46];
    for (const fork of forks) {
      const next = {
        ...end,
        angle: angle * 0.62 + fork + rng.range(-0.12, 0.12),
        depth: depth - 1,
      };
      grow(f, { ...next, length: length * rng.range(0.68, 0.82), half: half * 0.76 }, colour);
    }
  }
  const line: SpinePoint[] = [
    [x, y, half],
    [x + Math.sin(angle) * length * 0.5, y - Math.cos(angle) * length * 0.5, half * 0.82],
    [end.x, end.y, half * 0.86],
  ];
  f.fill(tube(line), { colour: adjust(colour, -0.02 * depth), tip: adjust(colour, 0.04) });
  if (f.fine)
    for (const t of [0.3, 0.6, 0.9])
      f.dot([x + (end.x - x) * t, y + (end.y - y) * t, half * 0.26], adjust(colour, 0.14, 0.8));
}

/** A branching coral, grown anew each time. */
export const coral: Subject = {
  id: 'coral',
  group: 'sea',
  words: [
    'coral',
    'coral reef',
    'coral branch',
    'sea life',
    'under the sea',
    'ocean life',
    'marine life',
    'reef',
  ],
  shows: ['branch', 'branching', 'branched'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.84);
    const colour = tint(pen, pen.rng.pick(['#e2624f', '#ec8f78', '#d9567a']));
    for (const [x, angle] of [
      [-0.1, -0.42],
      [0.1, 0.42],
      [0, 0],
    ] as const) {
      grow(f, { x, y: 0.88, angle, length: 0.52, half: 0.075, depth: 3 }, colour);
    }
  },
};
