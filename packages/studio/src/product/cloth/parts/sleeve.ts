import { smoothstep } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Fold } from '../folds/fold.ts';
import { seam, stitch } from '../marks/mark.ts';
import { createPanel, type Panel } from '../panel.ts';
import { edgesOn, onSide, type Side } from './shape.ts';
import { sleeveFolds } from './sleeve-folds.ts';
import { layOutSleeve, type SleeveCut } from './sleeve-lines.ts';
import type { TorsoEdges } from './torso.ts';

/** A sleeve lies flat below the armhole it is sewn into, and rounds out from there. */
export const setIn = (t: number): number => 0.12 + 0.88 * smoothstep(0.02, 0.42, t);

export type SleeveOptions = {
  side: Side;
  edges: TorsoEdges;
  cut: SleeveCut;
  rng: Rng;
  folds?: Fold[];
  hem?: 'stitched' | 'none';
};

/** A plain set-in sleeve, its print on its own axis but level with the body at the underarm. */
export function plainSleeve({
  side,
  edges,
  cut,
  rng,
  folds,
  hem = 'stitched',
}: SleeveOptions): Panel {
  const lines = layOutSleeve(edges, cut);
  const { outer, inner } = lines;
  const sign = side === 'left' ? 1 : -1;
  const origin = onSide(side, [edges.underarm])[0];
  const near = (back: number): Point[] =>
    onSide(side, [
      [lines.end[0][0] - lines.along[0] * back, lines.end[0][1] - lines.along[1] * back],
      [lines.end[1][0] - lines.along[0] * back, lines.end[1][1] - lines.along[1] * back],
    ]);
  return createPanel({
    name: `sleeve ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...inner.toReversed()])],
    cut: { origin, turn: cut.angle * sign, clothAt: origin },
    bulge: 0.24,
    squareness: 2.3,
    folds: [...(folds ?? sleeveFolds({ side, lines, cut, rng }))],
    bulgeAlong: setIn,
    cast: 0.25,
    isDouble: true,
    marks: hem === 'stitched' ? [stitch(near(1.9)), seam(near(0.12), 0.6)] : [],
  });
}
