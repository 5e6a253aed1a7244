import { cutAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import { ruledPatch } from '../../../../core/scene/patch.ts';
import { between, type Point } from '../../../../core/scene/point.ts';
import type { RegionInput } from '../../../../core/scene/scene-builder.ts';
import type { Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { shadowSide } from '../bodice/body-shade.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { neckFrame } from './neck-frame.ts';

export type StandKind = 'turtle' | 'mock' | 'funnel' | 'mandarin';

/** Height on the neck and width, in half necks, at foot and rim. */
export const STANDS: Readonly<Record<StandKind, { up: number; foot: number; rim: number }>> = {
  turtle: { up: 0.4, foot: 1.3, rim: 1.2 },
  mock: { up: 0.24, foot: 1.2, rim: 1.1 },
  funnel: { up: 0.4, foot: 1.75, rim: 1.42 },
  mandarin: { up: 0.2, foot: 1.16, rim: 1.06 },
};

/** A collar that stands round the neck: a tube, or with an opening at the front for `mandarin`. */
export function drawStandCollar(context: DressContext, top: GarmentTop, kind: StandKind): void {
  const { cut } = top;
  const { up, foot, rim } = STANDS[kind];
  const neck = neckFrame(cut);
  const pen = context.scene.on(top.collarLayer, top.order);
  const left = smoothCurve([
    neck(-rim, up),
    neck(-rim * 1.04, up * 0.5),
    neck(-foot, 0.02),
    cut.shoulder('left', 0.1),
  ]);
  const right = smoothCurve([
    neck(rim, up),
    neck(rim * 1.04, up * 0.5),
    neck(foot, 0.02),
    cut.shoulder('right', 0.1),
  ]);
  const low = smoothCurve([
    left[left.length - 1],
    cut.frame.at(-0.13, 0.035),
    cut.frame.at(0, 0.07),
    cut.frame.at(0.13, 0.035),
    right[right.length - 1],
  ]);
  const dip = kind === 'mandarin' ? 0.17 : 0.1;
  const edge = smoothCurve([
    left[0],
    neck(-0.5, up - dip * 0.75),
    neck(0, up - dip),
    neck(0.5, up - dip * 0.75),
    right[0],
  ]);
  const patch = ruledPatch(left, right, cut.unit * 0.1);
  pen.region(seatOf(context, top));
  pen.region(
    clothRegion(context, {
      part: 'collar',
      outline: [...edge, ...right, ...low.toReversed(), ...left.toReversed()],
      patch,
      shade: [
        shadowSide(patch, context.rng, 0.32),
        [...cutAlong(low, 0.1, 0.9), between(low[0], edge[0], 0.1)],
      ],
      reserve: 0.4,
    }),
  );
  pen.stroke('contour', edge, { weight: 0.95, taper: [0.02, 0.02] });
  pen.stroke('contour', left, { weight: 0.85, taper: [0.02, 0.2] });
  pen.stroke('contour', right, { weight: 0.95, taper: [0.02, 0.2], isShadowSide: true });
  pen.stroke('seam', low, { weight: 0.8 });
  drawMarks(context, top, { kind, patch: (u, v) => patch(u, v), edge });
}

/** The cloth that the collar stands on: no neck shows between it and the body of the garment. On coats it ends above the closure. */
function seatOf(context: DressContext, { cut }: GarmentTop): RegionInput {
  const row = (side: Side) => [0.02, 0.1, 0.18, 0.26].map((part) => cut.shoulder(side, part));
  const deep = context.piece.garment.place === 'outer' ? 0.1 : 0.17;
  const low = [-0.26, -0.13, 0, 0.13, 0.26].map((x) => cut.frame.at(x, deep - 0.9 * x * x));
  return clothRegion(context, {
    part: 'collar seat',
    outline: [...row('left'), ...low, ...row('right').toReversed()],
    patch: cut.patch,
    reserve: 0,
  });
}

type Marks = { kind: StandKind; patch: (u: number, v: number) => Point; edge: readonly Point[] };

function drawMarks(context: DressContext, top: GarmentTop, { kind, patch, edge }: Marks): void {
  const pen = context.scene.on(top.collarLayer, top.order);
  if (kind === 'turtle') {
    const fold = [0, 0.25, 0.5, 0.75, 1].map((u) => patch(u, 0.62 + 0.1 * 4 * u * (1 - u)));
    pen.stroke('fold', smoothCurve(fold), { weight: 0.9, taper: [0.15, 0.2] });
  }
  if (kind === 'turtle' || kind === 'mock') {
    for (let i = 1; i < 12; i += 1) {
      const u = i / 12;
      const sag = 0.18 * 4 * u * (1 - u);
      pen.stroke(
        'detail',
        [patch(u, 0.08 + sag), patch(u, kind === 'turtle' ? 0.5 + sag * 0.7 : 0.85)],
        { weight: 0.45, taper: [0.2, 0.3] },
      );
    }
    return;
  }
  const middle = edge[Math.floor(edge.length / 2)];
  pen.stroke('contour', [middle, patch(0.5, 1)], { weight: 0.8, taper: [0.02, 0.02] });
}
