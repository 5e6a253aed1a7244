import { lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import { curve } from './shape.ts';
import type { TorsoEdges } from './torso.ts';

/** Measures of a sleeve, in centimetres. */
export type SleeveCut = {
  /** From the tip of the shoulder. */
  length: number;
  /** Width where it ends. */
  cuffWidth: number;
  /** Angle between the sleeve and the upright, in radians. */
  angle: number;
  /** Width added to a straight sleeve at each edge. */
  fullness?: number;
  /** 0 flat to 1 heavily folded. */
  looseness?: number;
};

/** The lines of a left sleeve, in the garment's centimetres. */
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
