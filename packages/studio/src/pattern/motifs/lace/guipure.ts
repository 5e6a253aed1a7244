import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import type { Placed } from '../../../core/scatter.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { eyelet, type LaceTones } from '../../ornament/lace/flowers.ts';
import { cord, gimp, ring } from '../../ornament/lace/thread.ts';
import { teardrop } from '../../ornament/palmette.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import type { Work } from './work.ts';

/** Guipure: heavy flowers held together by bars with picots. */
export function guipure({ sheet, spec, tones, gap }: Work): void {
  const width = 150 * spec.scale * gap;
  const grid = lattice(sheet.unit, { width, height: width * 0.5, stagger: true, rng: spec.rng });
  const { cellWidth: w, cellHeight: h } = grid;
  const at = (point: Placed, radius: number) => ({ ...point, radius });
  for (const point of grid.points) {
    placeFigure(sheet, spec, { at: at(point, w), reach: 1.1 }, (pen) => {
      for (const side of [-1, 1]) bar(pen, [side * w * 0.5, h], tones);
      bar(pen, [w, 0], tones);
    });
  }
  for (const point of grid.points) {
    placeFigure(sheet, spec, { at: at(point, w * 0.6), reach: 1.1 }, (pen) => {
      const r = Math.min(w * 0.36, h * 0.72);
      for (let i = 0; i < 6; i += 1)
        inFrame(pen, { turn: ((i + 0.5) / 6) * TAU }, () =>
          gimp(pen, teardrop(r * 1.02, r * 0.36), { ...tones, solid: true, cordWidth: 2.6 }),
        );
      for (let i = 0; i < 6; i += 1)
        inFrame(pen, { turn: (i / 6) * TAU }, () => {
          gimp(pen, teardrop(r * 0.9, r * 0.7), { ...tones, solid: true, cordWidth: 2.6 });
          inFrame(pen, { y: -r * 0.34 }, () => eyelet(pen, teardrop(r * 0.42, r * 0.22), tones));
        });
      ring(pen, [0, 0, r * 0.16], { thread: tones.thread, width: r * 0.09, hole: tones.hole });
    });
  }
}

function bar(pen: Pen, to: PathPoint, { thread }: LaceTones): void {
  cord(pen, [[0, 0], to], { thread, width: 3.4 });
  for (const t of [0.42, 0.5, 0.58]) ring(pen, [to[0] * t, to[1] * t, 3.4], { thread, width: 2.2 });
}
