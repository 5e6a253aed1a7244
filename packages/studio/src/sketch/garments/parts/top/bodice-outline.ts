import type { Point, Polyline } from '../../../../core/scene/point.ts';
import { SIDES, type Side } from '../../../figure/body.ts';
import type { Neckline } from '../../features.ts';
import type { Cut } from '../bodice/cut.ts';
import { isBehind, roundedTip } from '../front/front-panel.ts';
import { necklineCut } from '../necklines/neckline-cuts.ts';
import { armholeEdge, isBareAt, necklineEdge, shoulderEdge } from '../necklines/neckline-edge.ts';

/** A bodice's edges, and all of them as one closed outline. */
export type BodiceOutline = {
  outline: Polyline;
  neckline: Polyline;
  /** From the neck outwards; empty on a bare side. */
  shoulder: Record<Side, Polyline>;
  armhole: Record<Side, Polyline>;
};

/** Joins neckline, shoulders, armholes, seams and hem. */
export function bodiceOutline(cut: Cut, neckline: Neckline, inset: number): BodiceOutline {
  const form = necklineCut(neckline, cut.body);
  const edge = necklineEdge(cut, neckline);
  const shoulderOf = (side: Side): Polyline =>
    isBareAt(neckline, side) ? [] : shoulderEdge(cut, side, form.shoulder ?? 0);
  const armholeOf = (side: Side): Polyline =>
    isBareAt(neckline, side)
      ? []
      : armholeEdge(cut, side, isBehind(cut, side) ? Math.max(inset, 0.06) : inset);
  const rounded = (side: Side) => {
    const edges = { shoulder: shoulderOf(side), armhole: armholeOf(side) };
    return isBehind(cut, side) && edges.armhole.length > 0 ? roundedTip(edges) : edges;
  };
  const ends = { left: rounded('left'), right: rounded('right') };
  const shoulder = { left: ends.left.shoulder, right: ends.right.shoulder };
  const armhole = { left: ends.left.armhole, right: ends.right.armhole };
  const [left, right] = SIDES.map((side): Point[] => [
    ...shoulder[side],
    ...armhole[side],
    ...cut.seam[side],
  ]);
  return {
    outline: [...edge, ...right, ...cut.hem.toReversed(), ...left.toReversed()],
    neckline: edge,
    shoulder,
    armhole,
  };
}
