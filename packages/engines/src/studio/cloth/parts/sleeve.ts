import { lerp, smoothstep } from '../../core/interpolate.ts';
import type { Rng } from '../../core/rng.ts';
import type { Point } from '../../scene/point.ts';
import { type Crease, creases } from '../folds/crease.ts';
import type { Fold } from '../folds/fold.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { seam, stitch } from '../marks/mark.ts';
import { createPanel, type Panel } from '../panel.ts';
import { curve, edgesOn, onSide, type Side } from './shape.ts';
import type { TorsoEdges } from './torso.ts';

/** Measures of a sleeve, in centimetres. */
export type SleeveCut = {
  /** From the tip of the shoulder. */
  length: number;
  /** Width where it ends. */
  cuffWidth: number;
  /** How much it stands off the body, in radians from upright. */
  angle: number;
  /** How far it swells beyond a straight sleeve. */
  fullness?: number;
  /** 0 flat to 1 heavily folded. */
  looseness?: number;
};

/** Where a sleeve lies on the page, drawn for the left. */
export type SleeveLines = {
  outer: Point[];
  inner: Point[];
  /** Across the end, from outer to inner. */
  end: readonly [Point, Point];
  along: Point;
};

/** Lays a sleeve from the shoulder's tip and the underarm. */
export function layOutSleeve({ tip, underarm }: TorsoEdges, cut: SleeveCut): SleeveLines {
  const { length, angle, cuffWidth, fullness = 0 } = cut;
  const along: Point = [-Math.sin(angle), Math.cos(angle)];
  const across: Point = [along[1], -along[0]];
  const from: Point = [tip[0] + 0.4, tip[1]];
  const place = (far: number, aside: number): Point => [
    from[0] + along[0] * far + across[0] * aside,
    from[1] + along[1] * far + across[1] * aside,
  ];
  const lean = Math.min(1, length / 58);
  // The far end turns in a little: an arm hangs, it does not point.
  const inward = lean * 1.6;
  const outerEnd = place(length, inward * 0.4);
  const innerEnd = place(length - 0.4 * lean, inward * 0.4 + cuffWidth);
  const cap: Point[] = [
    [tip[0] + 7, tip[1] + 0.6],
    [tip[0] + 1, tip[1] - 0.15],
    [tip[0] - 1.5, tip[1] + 1.1],
    place(Math.min(6.5, length * 0.4), -1.3 * (1 - angle * 0.5)),
  ];
  const outer =
    length < 30
      ? curve(...cap, place(length * 0.72, -0.9 - fullness), outerEnd)
      : curve(
          ...cap,
          place(length * 0.36, -1.3 - fullness * 0.6),
          place(length * 0.68, -0.5 - fullness),
          outerEnd,
        );
  const under: Point = [underarm[0] + 1.4, underarm[1] + 1];
  const knee = (part: number, aside: number): Point => [
    lerp(under[0], innerEnd[0], part) + across[0] * aside,
    lerp(under[1], innerEnd[1], part) + across[1] * aside,
  ];
  const inner =
    length < 30
      ? curve([underarm[0] + 9, underarm[1] + 1], under, innerEnd)
      : curve(
          [underarm[0] + 9, underarm[1] + 1],
          under,
          knee(0.3, -0.5 + fullness * 0.5),
          knee(0.66, 0.5 + fullness),
          innerEnd,
        );
  return { outer, inner, end: [outerEnd, innerEnd], along };
}

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

type SleeveFolds = { side: Side; lines: SleeveLines; cut: SleeveCut; rng: Rng };

/** Pulled from the underarm over the upper arm, broken at the elbow, pushed up above the cuff. */
function sleeveFolds({ side, lines, cut, rng }: SleeveFolds): Fold[] {
  const { outer, inner } = lines;
  const loose = 1.05 + 0.5 * (cut.looseness ?? 0.5);
  const isLong = cut.length > 30;
  const at = (across: number, part: number): Point => {
    const a = outer[Math.round(part * (outer.length - 1))];
    const b = inner[Math.round(part * (inner.length - 1))];
    return [lerp(a[0], b[0], across), lerp(a[1], b[1], across)];
  };
  const sign = side === 'left' ? 1 : -1;
  const list: Crease[] = [];
  const add = (from: Point, to: Point, more: Partial<Crease>) => {
    const [start, end] = onSide(side, [from, to]);
    const { bendCm = 0, ...rest } = more;
    list.push({
      from: start,
      to: end,
      widthCm: 1.2,
      heightCm: 0.45 * loose,
      ...rest,
      bendCm: bendCm * sign,
    });
  };
  for (let k = 0; k < 3; k += 1) {
    const low = 0.04 + k * 0.045;
    add(
      at(1, isLong ? 0.12 + low : 0.5 + k * 0.12),
      at(rng.range(0.15, 0.4), isLong ? 0.13 + low * 1.9 : 0.62 + k * 0.14),
      {
        bendCm: rng.range(0.3, 1),
        widthCm: rng.range(0.9, 1.5),
        heightCm: rng.range(0.36, 0.56) * loose,
        peak: 0.3,
      },
    );
  }
  if (isLong) {
    for (let k = 0; k < 4; k += 1) {
      const y = 0.47 + k * 0.045 + rng.range(-0.01, 0.01);
      add(at(1, y), at(rng.range(0.1, 0.5), y + rng.range(-0.03, 0.06)), {
        bendCm: rng.range(-0.8, 0.8),
        widthCm: rng.range(0.7, 1.2),
        heightCm: rng.range(0.32, 0.6) * loose,
        peak: 0.25,
      });
    }
    for (let k = 0; k < 5; k += 1) {
      const y = rng.range(0.62, 0.93);
      const from = rng.range(0, 0.5);
      add(at(from, y), at(from + rng.range(0.35, 0.5), y + rng.range(-0.04, 0.04)), {
        bendCm: rng.range(-0.6, 0.6),
        widthCm: rng.range(0.6, 1.1),
        heightCm: rng.range(0.22, 0.45) * loose,
      });
    }
    add(at(0.25, 0.16), at(0.5, 0.5), { bendCm: 0.8, widthCm: 1.9, heightCm: 0.35 });
    add(at(0.45, 0.52), at(0.35, 0.9), { bendCm: -0.6, widthCm: 1.6, heightCm: 0.3 });
  }
  return [creases(list), wrinkle(0.3), wrinkle(0.12, { acrossCm: 3, downCm: 3.4 })];
}
