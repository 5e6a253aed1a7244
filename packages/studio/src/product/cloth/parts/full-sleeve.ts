import { smoothstep } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import { createFlutes, type FlutesOptions } from '../folds/flutes.ts';
import type { Fold } from '../folds/fold.ts';
import { type GatherOptions, gathers } from '../folds/gathers.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { cuff } from './cuff.ts';
import { curve, edgesOn, onSide, type Side } from './shape.ts';
import { setIn } from './sleeve.ts';
import type { SleeveLines } from './sleeve-lines.ts';
import type { TopContext } from './top-plan.ts';
import type { TorsoEdges } from './torso.ts';

export type FullInput = { side: Side; context: TopContext; length: number };

/** Measures by which a puff and a full sleeve to the wrist differ, in centimetres and radians. */
type Fullness = {
  /** Angle that is added to a plain sleeve's. */
  angle: number;
  /** Distance of the cuff from the outer line, and the cuff's width. */
  cuffIn: number;
  cuffWidth: number;
  cuffLength: number;
  bulge: number;
  flutes: Omit<FlutesOptions, 'seed'>;
  /** At the armhole and at the cuff. */
  gathers: readonly [top: Omit<GatherOptions, 'edge'>, bottom: Omit<GatherOptions, 'edge'>];
};

const PUFF: Fullness = {
  angle: 0.1,
  cuffIn: 2.2,
  cuffWidth: 13.5,
  cuffLength: 2.8,
  bulge: 0.2,
  flutes: { count: 7, heightCm: 0.75, start: -0.3, growth: 0.3, sway: 1 },
  gathers: [
    { heightCm: 0.5, count: 9, reach: 0.5 },
    { heightCm: 0.6, count: 9, reach: 0.42 },
  ],
};

const LONG: Fullness = {
  angle: 0.02,
  cuffIn: 5,
  cuffWidth: 10,
  cuffLength: 5,
  bulge: 0.26,
  flutes: { count: 6, heightCm: 0.95, start: 0.14, growth: 0.7, sway: 1 },
  gathers: [
    { heightCm: 0.22, count: 9, reach: 0.22 },
    { heightCm: 0.6, count: 9, reach: 0.25 },
  ],
};

/** A full sleeve, gathered at the armhole and at the cuff. Its print lies as on flat cloth, so that it does not smear. */
export function fullSleeve({ side, context, length }: FullInput): GarmentPart[] {
  const { edges, plan } = context;
  const isPuff = plan.sleeve === 'puff';
  const full = isPuff ? PUFF : LONG;
  const { cuffIn, cuffWidth } = full;
  const angle = plan.sleeveAngle + full.angle;
  const { place, along } = axisOf(edges.tip, angle);
  const innerEnd = place(length - 0.4, cuffIn + cuffWidth + 1);
  const laid = { edges, place, length, innerEnd };
  const { outer, inner } = isPuff ? puffEdges(laid) : longEdges(laid);
  const origin = onSide(side, [edges.underarm])[0];
  const [top, bottom] = full.gathers;
  const sleeve = createPanel({
    name: `sleeve ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...inner.toReversed(), ...beneath(edges.armhole)])],
    cut: { origin, turn: angle * (side === 'left' ? 1 : -1), clothAt: origin },
    bulge: full.bulge,
    squareness: 2,
    folds: [
      outside(side, gathers({ edge: 'top', ...top })),
      gathers({ edge: 'bottom', ...bottom }),
      outside(side, createFlutes({ seed: `${plan.seed}:full:${side}`, ...full.flutes }).fold),
      wrinkle(0.22, { acrossCm: 6, downCm: 9 }),
    ],
    bulgeAlong: setIn,
    cast: 0.3,
    isDouble: true,
  });
  const lines: SleeveLines = {
    outer,
    inner,
    end: [place(length, cuffIn - 1), place(length - 0.3, cuffIn + cuffWidth + 0.6)],
    along,
  };
  return [sleeve, cuff({ side, lines, cuff: 'band', length: full.cuffLength, narrow: 0.6 })];
}

type Place = (far: number, aside: number) => Point;

/** Places down a sleeve and aside from its outer line, from the shoulder's tip. */
function axisOf(tip: Point, angle: number): { place: Place; along: Point } {
  const along: Point = [-Math.sin(angle), Math.cos(angle)];
  const across: Point = [along[1], -along[0]];
  const place: Place = (far, aside) => [
    tip[0] + along[0] * far + across[0] * aside,
    tip[1] + along[1] * far + across[1] * aside,
  ];
  return { place, along };
}

type Laid = { edges: TorsoEdges; place: Place; length: number; innerEnd: Point };
type Edges = { outer: Point[]; inner: Point[] };

/** Stands up from the shoulder, and is drawn in on the upper arm. */
function puffEdges({ edges: { tip, underarm }, place, length, innerEnd }: Laid): Edges {
  return {
    outer: curve(
      [tip[0] + 3, tip[1] + 1.4],
      [tip[0] + 1.4, tip[1] - 1.6],
      place(1.6, -4.4),
      place(length * 0.45, -7.6),
      place(length * 0.82, -3.9),
      place(length, 1),
    ),
    inner: curve(
      [underarm[0] + 4, underarm[1] - 1.5],
      [underarm[0] + 2.4, underarm[1] + 2.8],
      [(underarm[0] + innerEnd[0]) / 2 + 1, (underarm[1] + innerEnd[1]) / 2 + 1.6],
      innerEnd,
    ),
  };
}

/** Widens to the forearm, and falls over its cuff. */
function longEdges({ edges: { tip, underarm }, place, length, innerEnd }: Laid): Edges {
  return {
    outer: curve(
      [tip[0] + 7, tip[1] + 0.5],
      [tip[0] + 1, tip[1] - 1],
      place(2.4, -2.6),
      place(length * 0.34, -2.4),
      place(length * 0.72, -4.6),
      place(length * 0.94, -2.852),
      place(length, 3.4),
    ),
    inner: curve(
      [underarm[0] + 10, underarm[1] + 2],
      [underarm[0] + 2, underarm[1] + 2],
      place(length * 0.5, 16.6),
      place(length * 0.8, 18.4),
      place(length * 0.95, 16.4),
      innerEnd,
    ),
  };
}

/** The armhole a little further in: the body lies over it, and no gap shows between the two. */
const beneath = (armhole: readonly Point[]): Point[] =>
  armhole.toReversed().map(([x, y]) => [x + 2, y]);

/**
 * A fold that dies out towards the armpit: there the rows of a full sleeve crowd together, and
 * folds as high as on its outside would stand as dark walls.
 */
const outside =
  (side: Side, fold: Fold): Fold =>
  (field) => {
    const before = field.heights.slice();
    fold(field);
    const { heights, s } = field;
    for (let i = 0; i < heights.length; i += 1) {
      const inwards = side === 'left' ? s[i] : 1 - s[i];
      const kept = 1 - 0.85 * smoothstep(0.3, 0.92, inwards);
      heights[i] = before[i] + (heights[i] - before[i]) * kept;
    }
  };
