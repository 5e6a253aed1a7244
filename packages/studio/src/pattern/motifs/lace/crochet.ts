import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import type { LaceTones } from '../../ornament/lace/flowers.ts';
import { cord, ring } from '../../ornament/lace/thread.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import type { Work } from './work.ts';

/** Crochet: round doilies of loops that touch, small rings in the gaps. */
export function crochet({ sheet, spec, tones, gap }: Work): void {
  const width = 200 * spec.scale * gap;
  const grid = lattice(sheet.unit, { width, height: width, rng: spec.rng });
  const r = Math.min(grid.cellWidth, grid.cellHeight) * 0.5;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: r }, reach: 1.2 }, (pen) =>
      doily(pen, r, tones),
    );
    placeFigure(
      sheet,
      spec,
      {
        at: { ...at, x: at.x + grid.cellWidth / 2, y: at.y + grid.cellHeight / 2, radius: r * 0.5 },
        reach: 1.1,
      },
      (pen) => {
        const size = Math.hypot(grid.cellWidth, grid.cellHeight) / 2 - r;
        for (let i = 0; i < 4; i += 1)
          inFrame(pen, { turn: ((i + 0.5) / 4) * TAU }, () =>
            cord(
              pen,
              [
                [0, 0],
                [-size * 0.34, -size * 0.6],
                [0, -size * 0.98],
                [size * 0.34, -size * 0.6],
                [0, 0],
              ],
              { thread: tones.thread, width: 3 },
            ),
          );
        ring(pen, [0, 0, size * 0.2], { thread: tones.thread, width: 4 });
      },
    );
  }
}

function doily(pen: Pen, r: number, { thread, hole }: LaceTones): void {
  ring(pen, [0, 0, r * 0.1], { thread, width: r * 0.045, hole });
  const rounds = [
    { from: 0.14, to: 0.3, count: 12 },
    { from: 0.32, to: 0.46, count: 24 },
    { from: 0.5, to: 0.74, count: 12 },
    { from: 0.76, to: 0.86, count: 36 },
  ];
  for (const { from, to, count } of rounds) {
    ring(pen, [0, 0, r * to], { thread, width: r * 0.022 });
    for (let i = 0; i < count; i += 1) {
      inFrame(pen, { turn: (i / count) * TAU }, () => {
        if (count === 12 && from > 0.4) {
          for (const lean of [-0.6, -0.2, 0.2, 0.6])
            cord(
              pen,
              [
                [0, -r * from],
                [lean * r * 0.16, -r * to],
              ],
              { thread, width: r * 0.022 },
            );
        } else
          cord(
            pen,
            [
              [0, -r * from],
              [0, -r * to],
            ],
            { thread, width: r * 0.03 },
          );
      });
    }
  }
  for (let i = 0; i < 24; i += 1) {
    inFrame(pen, { turn: (i / 24) * TAU }, () => {
      const half = ((TAU * 0.86) / 24) * r * 0.5;
      cord(
        pen,
        [
          [-half, -r * 0.86],
          [-half * 0.8, -r * 0.95],
          [0, -r * 0.99],
          [half * 0.8, -r * 0.95],
          [half, -r * 0.86],
        ],
        { thread, width: r * 0.024 },
      );
    });
  }
}
