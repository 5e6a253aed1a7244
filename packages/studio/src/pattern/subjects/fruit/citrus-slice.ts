import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Figure } from '../pieces/figure.ts';

const SEGMENT: readonly PathPoint[] = [
  [0, -0.1],
  [0.2, -0.56],
  [0.22, -0.7],
  [0.12, -0.77],
  [-0.12, -0.77],
  [-0.22, -0.7],
  [-0.2, -0.56],
];

/** A round slice seen from its cut side: rind, pith and nine juicy segments. */
export function citrusSlice(f: Figure, { rind, flesh }: { rind: Hex; flesh: Hex }): void {
  f.ball([0, 0, 0.96], { colour: rind, tip: adjust(rind, -0.03) });
  f.ball([0, 0, 0.86], { colour: adjust(flesh, 0.2, 0.3), tip: adjust(flesh, 0.16, 0.35) });
  const count = 9;
  const start = f.pen.rng.range(0, TAU);
  for (let i = 0; i < count; i += 1) {
    f.at({ turn: start + (i / count) * TAU }, () => {
      f.fill(SEGMENT, { colour: adjust(flesh, 0.05), tip: adjust(flesh, -0.02) });
      if (f.fine) juiceMarks(f, flesh);
    });
  }
}

function juiceMarks({ line, pen }: Figure, flesh: Hex): void {
  for (const x of [-0.07, 0.01, 0.08]) {
    const from = -pen.rng.range(0.4, 0.5);
    line(
      [
        [x * 0.75, from],
        [x * 1.1, from - 0.15],
      ],
      { colour: adjust(flesh, 0.12, 0.7), width: 0.025, alpha: 0.8 },
    );
  }
}
