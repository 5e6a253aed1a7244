import { smoothstep } from '../../../../core/interpolate.ts';
import { cutAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import { add, distance, type Point, type Polyline } from '../../../../core/scene/point.ts';
import { type Side, signOf } from '../../../figure/body.ts';
import type { Cut } from '../bodice/cut.ts';
import { armholeEdge } from '../necklines/neckline-edge.ts';

/** How the two halves of a front meet. */
export type FrontCut = {
  /** How far down the lapels roll, as y of the trunk's frame; 0 closes at the neck. */
  breakY: number;
  /** How far each half reaches beyond the centre front, in units. */
  overlap: number;
  /** How far it stands open at the hem, in units; 0 closed. */
  gap: number;
  /** Roundness of the lower corners, in units. */
  corner: number;
  /** How far the edge curves away below the last button, in units. */
  cutaway: number;
  /** How far the armholes cut in, in units. */
  inset: number;
};

/** One half of a front. */
export type FrontPanel = {
  side: Side;
  outline: Polyline;
  /** From the neck to the place where the front closes. */
  roll: Polyline;
  /** From there to the lower corner and along the hem to the side. */
  edge: Polyline;
  hem: Polyline;
  shoulder: Polyline;
  armhole: Polyline;
};

/** Cuts one half of a front. */
export function frontPanel(cut: Cut, side: Side, front: FrontCut): FrontPanel {
  const sign = signOf(side);
  const neck = cut.shoulder(side, 0.03);
  const start = cut.partAt(cut.frame.at(0, Math.max(front.breakY, 0.03))[1]);
  const edgeX = (part: number): number => {
    const down = (part - start) / (1 - start);
    if (front.gap > 0) return sign * front.gap * (0.22 + 0.78 * smoothstep(0, 0.75, down) ** 0.8);
    return -sign * front.overlap + sign * front.cutaway * smoothstep(0.45, 1, down) ** 2;
  };
  const steps = 14;
  const edge = Array.from({ length: steps + 1 }, (_, i) => {
    const part = start + ((1 - start) * i) / steps;
    return cut.on(edgeX(part), part);
  });
  const rollEnd = edge[0];
  const roll = rollLine(neck, rollEnd, front.breakY, sign * cut.unit);
  const bottom = lowerEdge(cut, side, edge, front.corner * cut.unit);
  const { shoulder, armhole } = shoulderAndArmhole(cut, side, front.inset);
  return {
    side,
    roll,
    edge: bottom.edge,
    hem: bottom.hem,
    shoulder,
    armhole,
    outline: [
      ...shoulder,
      ...armhole,
      ...cut.seam[side],
      ...bottom.hem.toReversed(),
      ...bottom.edge.toReversed(),
      ...roll.toReversed(),
    ],
  };
}

function shoulderAndArmhole(cut: Cut, side: Side, inset: number): ShoulderEnd {
  const shoulder = Array.from({ length: 9 }, (_, i) => cut.shoulder(side, 0.03 + (0.97 * i) / 8));
  if (!isBehind(cut, side)) return { shoulder, armhole: armholeEdge(cut, side, inset) };
  return roundedTip({ shoulder, armhole: armholeEdge(cut, side, 0.06) });
}

type ShoulderEnd = { shoulder: Polyline; armhole: Polyline };

/** A far shoulder rounds off into its armhole: the sleeve behind it carries the corner on. */
export function roundedTip({ shoulder, armhole }: ShoulderEnd): ShoulderEnd {
  const tip = shoulder[shoulder.length - 1];
  if (!tip) return { shoulder, armhole };
  const kept = cutAlong(shoulder, 0, 0.8);
  const rest = cutAlong(armhole, 0.26, 1);
  const bend = Array.from({ length: 6 }, (_, i) =>
    quadratic([kept[kept.length - 1], tip, rest[0]], (i + 1) / 7),
  );
  return { shoulder: kept, armhole: [kept[kept.length - 1], ...bend, ...rest] };
}

/** Whether the arm goes behind the trunk: the armhole then is the silhouette. */
export const isBehind = ({ body }: Cut, side: Side): boolean => body.arm[side].place === 'behind';

/** Nearly straight, a little hollow beside the neck. */
function rollLine(neck: Point, end: Point, breakY: number, unit: number): Point[] {
  if (breakY < 0.2) {
    return smoothCurve([neck, add(neck, [-unit * 0.03, Math.abs(unit) * 0.1]), end]);
  }
  const along = (part: number, inwards: number): Point => [
    neck[0] + (end[0] - neck[0]) * part - unit * inwards,
    neck[1] + (end[1] - neck[1]) * part,
  ];
  return smoothCurve([neck, along(0.3, -0.015), along(0.65, -0.01), end]);
}

/** The front edge with its lower corner rounded, and the hem from it to the side seam. */
function lowerEdge(cut: Cut, side: Side, edge: readonly Point[], radius: number) {
  const corner = edge[edge.length - 1];
  const row = side === 'left' ? cut.hem.toReversed() : cut.hem;
  const own = row.filter(([x]) => (side === 'left' ? x < corner[0] : x > corner[0]));
  const hem = [corner, ...own];
  if (radius < 2 || hem.length < 4) return { edge: [...edge], hem };
  const kept = edge.filter((point) => distance(point, corner) > radius);
  const rest = hem.filter((point) => distance(point, corner) > radius);
  if (rest.length < 2 || kept.length < 2) return { edge: [...edge], hem };
  const bend = Array.from({ length: 8 }, (_, i) =>
    quadratic([kept[kept.length - 1], corner, rest[0]], (i + 1) / 8),
  );
  return { edge: [...kept, ...bend], hem: rest };
}

function quadratic([a, b, c]: readonly [Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const mix = (k: 0 | 1) => u * u * a[k] + 2 * u * t * b[k] + t * t * c[k];
  return [mix(0), mix(1)];
}
