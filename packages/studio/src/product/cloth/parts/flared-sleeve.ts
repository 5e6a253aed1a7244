import { lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { stitch } from '../marks/mark.ts';
import { createPanel, type Panel } from '../panel.ts';
import type { FullInput } from './full-sleeve.ts';
import { edgesOn, onSide } from './shape.ts';
import { setIn } from './sleeve.ts';
import { layOutSleeve } from './sleeve-lines.ts';

/** A sleeve that is open below: a bell on the forearm, a flutter on the shoulder. */
export function flaredSleeve({ side, context, length }: FullInput): Panel {
  const { edges, plan } = context;
  const isBell = plan.sleeve === 'bell';
  const width = isBell ? 21 : 24;
  const angle = plan.sleeveAngle + (isBell ? 0.04 : 0.2);
  const lines = layOutSleeve(edges, {
    length,
    cuffWidth: width,
    angle,
    fullness: isBell ? -0.6 : 0.6,
  });
  const flutes = createFlutes({
    seed: `${plan.seed}:bell:${side}`,
    count: isBell ? 5 : 6,
    heightCm: isBell ? 1 : 0.9,
    start: isBell ? 0.45 : 0.05,
    growth: 1,
  });
  const [a, b] = lines.end;
  const hem = Array.from({ length: 41 }, (_, i): Point => {
    const s = i / 40;
    const drop = flutes.heightAt(side === 'left' ? s : 1 - s, 1) * 0.75;
    return [
      lerp(a[0], b[0], s) + lines.along[0] * drop,
      lerp(a[1], b[1], s) + lines.along[1] * drop,
    ];
  });
  const origin = onSide(side, [edges.underarm])[0];
  const back = hem.map(([x, y]): Point => [x - lines.along[0] * 1.3, y - lines.along[1] * 1.3]);
  return createPanel({
    name: `sleeve ${side}`,
    ...edgesOn(side, lines.outer, lines.inner),
    outlines: [onSide(side, [...lines.outer, ...hem, ...lines.inner.toReversed()])],
    cut: { origin, turn: angle * (side === 'left' ? 1 : -1), clothAt: origin },
    bulge: 0.22,
    folds: [
      flutes.fold,
      wrinkle(0.16),
      creases([
        {
          from: onSide(side, [edges.underarm])[0],
          to: onSide(side, [lines.outer[Math.round(lines.outer.length * 0.3)]])[0],
          widthCm: 1.2,
          heightCm: 0.4,
        },
      ]),
    ],
    bulgeAlong: setIn,
    cast: 0.3,
    isDouble: true,
    marks: [stitch(onSide(side, back))],
  });
}
