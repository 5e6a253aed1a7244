import type { Fabric } from '../../../core/fabrics/fabric.ts';
import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import { lengthAlong, placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { type Patch, ruledPatch } from '../../../core/scene/patch.ts';
import {
  add,
  between,
  normalOf,
  type Point,
  subtract,
  times,
  unitOf,
} from '../../../core/scene/point.ts';
import { type Body, type Side, signOf, type TrunkLevel } from '../../figure/body.ts';
import type { Fit, LegCut, Length } from '../features.ts';
import { type Hem, hem } from './hem.ts';
import { type CutProfile, cutOf, endOf, halfWidthOf } from './legs-cuts.ts';

/** How trousers are cut. */
export type TrouserCut = {
  from: TrunkLevel;
  leg: LegCut;
  /** A cut of the garment's own instead of the leg's. */
  profile?: CutProfile;
  length: Length;
  fit: Fit;
  /** A second skin: hardly any room, no folds but at the joints. */
  isSkinTight?: boolean;
};

/** One leg of trousers as drawn on a body. */
export type LegShape = {
  side: Side;
  /** The seam away from the other leg, from the waist down. */
  outer: Point[];
  /** Centre front, crotch, then the inner seam down. */
  inner: Point[];
  /** The crotch's place in `inner`. */
  fork: number;
  /** Where along `inner` the crotch is, 0 to 1. */
  crotchAt: number;
  /** Where down the cloth the knee is, 0 to 1; 1 where it is bare. */
  kneeAt: number;
  /** u 0 is the viewer's left edge. */
  patch: Patch;
  hem: Hem;
  outline: Point[];
  reachesShoe: boolean;
};

/** Heads from crotch to ankle on a grown figure; children's legs are shorter, and so are narrower in the same cut. */
const GROWN_LEG = 4.2;

type Shaping = { body: Body; rng: Rng; fabric: Fabric };

/** Lays out one trouser leg: seams, surface and hem. */
export function shapeLeg({ body, rng, fabric }: Shaping, side: Side, cut: TrouserCut): LegShape {
  const { unit } = body;
  const sign = signOf(side);
  const leg = body.leg[side];
  const line = legLine(body, side, cut);
  const grown = clamp((leg.ankle[1] - body.crotch[1]) / (unit * GROWN_LEG), 0.5, 1.05);
  const profile = cut.profile ?? cutOf(cut.leg, body.kind);
  const designed = halfWidthOf(profile, cut.fit);
  const half = (part: number) => (cut.isSkinTight ? 0 : designed(part) * grown);
  const ease = cut.isSkinTight ? 0.026 : profile.ease;
  const outerAt = placeAlong(leg.outer);
  const innerAt = placeAlong(leg.inner);
  const edge = (part: number, way: number): Point => {
    const { at, across } = line.at(part);
    const contour = way === sign ? outerAt(part) : innerAt(part);
    const bare = part > 1 ? 0 : Math.abs(dot(subtract(contour, at), across)) + ease * unit;
    return add(at, times(across, way * Math.max(bare, half(part) * unit)));
  };
  const parts = (from: number) => {
    const count = Math.max(2, Math.round((line.end - from) * 14));
    return Array.from({ length: count + 1 }, (_, i) => lerp(from, line.end, i / count));
  };
  const room = ease * unit;
  const levels = [0, 0.3, 0.55, 0.8, 1].map((t) => lerp(cut.from, 4, t));
  const tight = levels.map((level) =>
    body.side(side, level, room * smoothstep(cut.from, 4, level)),
  );
  const thigh = parts(Math.min(0.05, line.end))
    .map((part) => ({ at: edge(part, sign), skin: part > 1 ? undefined : outerAt(part) }))
    .filter(({ at }) => at[1] > tight[tight.length - 1][1] + unit * 0.03);
  const outer = smoothCurve(overTheHip(tight, thigh, sign));
  const fork = add(body.crotch, [0, unit * 0.07 + room * 0.9]);
  const inside = parts(Math.min(0.1, line.end))
    .map((part) => insideEdge(edge(part, -sign), part))
    .filter((at) => at[1] > fork[1] + unit * 0.03);
  const seam = smoothCurve([fork, ...inside]);
  function insideEdge(at: Point, part: number): Point {
    const pull = 1 - smoothstep(0.2, 0.42, part);
    const beside: Point = [fork[0] + sign * unit * 0.015, at[1]];
    const pulled = between(at, beside, pull * 0.75);
    const skin = innerAt(Math.min(1, part))[0] - sign * 1.5;
    return [sign > 0 ? Math.min(pulled[0], skin) : Math.max(pulled[0], skin), pulled[1]];
  }
  const front = frontLine(body, cut.from, fork);
  const inner = [...front, ...seam.slice(1)];
  const [left, right] = side === 'left' ? [outer, inner] : [inner, outer];
  const [a, b] = [left[left.length - 1], right[right.length - 1]];
  const widthPx = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const isFull = profile.halves[4] > 0.45;
  const isWide = isFull && fabric.flow > 0.3;
  const edgeHem = hem(a, b, {
    rng,
    folds: isWide ? Math.round(widthPx / (unit * 0.26)) : 0,
    amplitudePx: unit * 0.05 * (0.5 + fabric.flow),
    sagPx: unit * 0.035 + widthPx * 0.07,
  });
  const outline = [...left, ...edgeHem.path.slice(1), ...right.toReversed()];
  const total = lengthAlong(inner);
  return {
    side,
    outer,
    inner,
    fork: front.length - 1,
    crotchAt: lengthAlong(front) / total,
    kneeAt: clamp((leg.knee[1] - outer[0][1]) / (outer[outer.length - 1][1] - outer[0][1])),
    patch: ruledPatch(left, right, unit * 0.03),
    hem: edgeHem,
    outline,
    reachesShoe: line.end > 0.93,
  };
}

type OnThigh = { at: Point; skin?: Point };

/** How fast cloth may leave the hip's line, sideways for each pixel down. */
const HIP_SLOPE = 0.3;

/** The outer seam over the hip: where a turned or lifted leg stands out, the cloth falls aslant to it instead of in a step. */
function overTheHip(hips: readonly Point[], thigh: readonly OnThigh[], sign: number): Point[] {
  const [hipX, hipY] = hips[hips.length - 1];
  const jump = thigh.length > 0 ? Math.max(0, sign * (thigh[0].at[0] - hipX)) : 0;
  const last = hips.length - 1;
  const eased = hips.map(([x, y], i): Point => {
    return [x + sign * jump * 0.5 * smoothstep(0.1, 1, i / last), y];
  });
  const start = sign * hipX + jump * 0.5;
  const fallen = thigh.map(({ at: [x, y], skin }): Point => {
    const least = skin ? sign * skin[0] + 2 : Number.NEGATIVE_INFINITY;
    const most = start + HIP_SLOPE * (y - hipY);
    return [sign * Math.max(least, Math.min(sign * x, most)), y];
  });
  return [...eased, ...fallen];
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];

function frontLine(body: Body, from: TrunkLevel, fork: Point): Point[] {
  const top = body.front(0, from);
  const low = body.front(0, 3.9);
  return smoothCurve([top, [lerp(top[0], low[0], 0.6), lerp(top[1], low[1], 0.6)], fork]);
}

/** Men's trousers break on the shoe. */
const pastOf = ({ kind }: Body, { leg, isSkinTight }: TrouserCut): number => {
  const { past } = cutOf(leg, kind);
  return kind === 'man' && !isSkinTight ? Math.max(0.1, past) : past;
};

/** The line down a leg's middle, past the ankle for full lengths, and the direction across it. */
function legLine(body: Body, side: Side, cut: TrouserCut) {
  const { axis, ankle } = body.leg[side];
  const at = placeAlong(axis);
  const height = axis[axis.length - 1][1] - axis[0][1];
  const crotch = clamp((body.crotch[1] - axis[0][1]) / Math.max(1, height), 0, 0.3);
  const wanted = endOf(cut.leg, cut.length);
  const floorRoom = (body.floorY - body.unit * 0.03 - ankle[1]) / body.unit;
  const past = (Math.min(pastOf(body, cut), floorRoom) * body.unit) / Math.max(1, height);
  const end = wanted === 'full' ? 1 + past : crotch + wanted * (1 - crotch);
  const down = unitOf(subtract(at(1), at(0.8)));
  const fall = unitOf(add(down, [0, 0.6]));
  const place = (part: number): Point =>
    part <= 1 ? at(part) : add(at(1), times(fall, (part - 1) * height));
  return {
    end,
    at: (part: number) => {
      const along = unitOf(subtract(place(Math.min(end, part + 0.06)), place(part - 0.06)));
      return { at: place(part), across: normalOf(along) };
    },
  };
}
