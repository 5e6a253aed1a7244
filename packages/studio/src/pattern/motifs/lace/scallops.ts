import { fillGaps } from '../../../core/fill-gaps.ts';
import { lerp } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { laceLeaf, laceRose } from '../../ornament/lace/flowers.ts';
import { layNet } from '../../ornament/lace/net.ts';
import { cord, gimp, ring } from '../../ornament/lace/thread.ts';
import { inFrame } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import { circle, type Work } from './work.ts';

/** Bands of scallops on net, a leaf in each, between ladders of holes. */
export function scallops({ sheet, spec, tones, gap }: Work): void {
  layNet(sheet, { mesh: 14, thread: tones.thread, rng: spec.rng });
  const width = 128 * spec.scale * gap;
  const grid = lattice(sheet.unit, { width, height: width * 1.25, rng: spec.rng });
  const { cellWidth: w, cellHeight: h } = grid;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: Math.max(w, h) }, reach: 1.1 }, (pen) => {
      const arc: PathPoint[] = Array.from({ length: 13 }, (_, i): PathPoint => {
        const a = lerp(Math.PI, 0, i / 12);
        return [Math.cos(a) * w * 0.5, -h * 0.12 + Math.sin(a) * h * 0.4];
      });
      gimp(pen, [[-w * 0.5, -h * 0.3], ...arc, [w * 0.5, -h * 0.3]], { ...tones, cordWidth: 1 });
      cord(pen, arc, { thread: tones.thread, width: 5 });
      for (const [i, [x, y]] of arc.entries())
        if (i > 0)
          ring(pen, [x * 0.86, y * 0.86 - h * 0.02, w * 0.032], {
            thread: tones.thread,
            width: 2,
            hole: tones.hole,
          });
      inFrame(pen, { y: -h * 0.04 }, () => laceRose(pen, Math.min(w, h) * 0.26, tones));
      for (const side of [-1, 1])
        inFrame(pen, { x: side * w * 0.12, y: h * 0.02, turn: side * 2.2 }, () =>
          laceLeaf(pen, w * 0.3, tones),
        );
      for (const y of [-0.3, -0.42])
        cord(
          pen,
          [
            [-w / 2, h * y],
            [w / 2, h * y],
          ],
          { thread: tones.thread, width: 3.4 },
        );
      for (let i = 0; i < 6; i += 1)
        ring(pen, [w * ((i + 0.5) / 6 - 0.5), -h * 0.36, w * 0.045], {
          thread: tones.thread,
          width: 2.4,
          hole: tones.hole,
        });
    });
  }
  const dots = fillGaps(sheet.unit, {
    taken: grid.points.map(({ x, y }) => ({ x, y, radius: h * 0.36 })),
    sizes: [{ name: 'dot', radius: 10, gap: 1.2, tries: 40 }],
    rng: spec.rng,
  });
  for (const at of dots)
    placeFigure(sheet, spec, { at, reach: 1 }, (pen) =>
      gimp(pen, circle(at.radius * 0.32), { ...tones, solid: true }),
    );
}
