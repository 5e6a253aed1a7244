import { type Hex } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { dot, line } from './marks.ts';
import { bentStalk, drawStalk } from './stalk.ts';

/** Draws a flowering umbel, such as fennel or cow parsley, `length` high from (0, 0) upwards. */
export function umbel(
  pen: Pen,
  length: number,
  { stem, flower, leaf }: { stem: Hex; flower: Hex; leaf: Hex },
): void {
  const stalk = bentStalk(length * 0.62, pen.rng.range(-0.2, 0.2));
  drawStalk(pen, stalk, { width: length * 0.02, colour: stem, tip: 0.6 });
  for (const [t, side] of [
    [0.2, -1],
    [0.42, 1],
  ] as const)
    feathery(pen, { at: stalk(t), side, size: length * 0.26 }, leaf);
  const rays = 9;
  inFrame(pen, stalk(1), () => {
    for (let ray = 0; ray < rays; ray += 1) {
      const turn = lerp(-1.15, 1.15, ray / (rays - 1));
      const reach = length * (0.36 - 0.06 * Math.abs(turn));
      inFrame(pen, { turn }, () => {
        line(
          pen,
          [
            [0, 0],
            [turn * reach * 0.1, -reach * 0.5],
            [0, -reach],
          ],
          { width: Math.max(0.8, length * 0.008), colour: stem },
        );
        inFrame(pen, { y: -reach }, () => floret(pen, length * 0.052, flower));
      });
    }
  });
}

function floret(pen: Pen, size: number, colour: Hex): void {
  for (let i = 0; i < 7; i += 1) {
    const away = i === 0 ? 0 : size * 0.85;
    const angle = (i / 6) * TAU + pen.rng.range(-0.2, 0.2);
    dot(
      pen,
      {
        x: Math.cos(angle) * away,
        y: Math.sin(angle) * away,
        radius: size * pen.rng.range(0.28, 0.42),
      },
      colour,
    );
  }
}

type Feather = { at: { x: number; y: number; turn: number }; side: number; size: number };

/** A finely cut leaf of threads. */
function feathery(pen: Pen, { at, side, size }: Feather, colour: Hex): void {
  inFrame(pen, { ...at, turn: at.turn + side * 0.85 }, () => {
    const width = Math.max(0.8, size * 0.035);
    line(
      pen,
      [
        [0, 0],
        [side * size * 0.05, -size * 0.5],
        [0, -size],
      ],
      { width, colour },
    );
    for (let i = 1; i <= 6; i += 1) {
      const y = (-size * i) / 7;
      const reach = size * (0.42 - 0.045 * i);
      for (const way of [-1, 1]) {
        line(
          pen,
          [
            [0, y],
            [way * reach * 0.5, y - reach * 0.35],
            [way * reach, y - reach * 0.9],
          ],
          { width: width * 0.8, colour },
        );
      }
    }
  });
}
