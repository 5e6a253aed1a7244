import type { Point } from '../../../../core/scene/point.ts';
import type { GarmentPart } from '../../panel.ts';
import { SIDES } from '../shape.ts';
import { collarBack, type Leaf, leafPanel } from './leaf.ts';

export type LapelKind = 'notch' | 'peak' | 'shawl';

type LapelOptions = {
  kind: LapelKind;
  /** Height at which the fronts meet. */
  breakAt: number;
  /** The x at which the fold of the left lapel ends; it is past the centre front on double-breasted fronts. */
  meetAt: number;
  wide?: number;
};

/** A tailored collar and lapels, folded along a line from the neck to where the fronts meet. */
export function tailoredCollar(options: LapelOptions): GarmentPart[] {
  const back = collarBack({ half: 7.2, top: -3.6, low: 3.4 });
  // A shawl collar goes around the neck in one piece.
  const parts: GarmentPart[] = [options.kind === 'shawl' ? { ...back, name: 'lapel back' } : back];
  for (const side of [...SIDES].toReversed()) {
    const own = { ...options, meetAt: side === 'left' ? options.meetAt : -options.meetAt };
    parts.push(leafPanel(lapelOf(own), { name: 'lapel', side, stitching: 'tonal', thick: 1.2 }));
    if (options.kind !== 'shawl') {
      parts.push(
        leafPanel(upperCollar(options.wide ?? 1), { name: 'upper collar', side, thick: 1.2 }),
      );
    }
  }
  return parts;
}

function upperCollar(wide: number): Leaf {
  return {
    roll: [
      [-7.2, -2.6],
      [-7.5, 0.6],
      [-6.7, 5.4],
      [-6.1, 9.2],
    ],
    fall: [
      [-7.2, -2.6],
      [-9.7, -0.8],
      [-11.4 * wide, 2.6],
      [-12.9 * wide, 7.6],
    ],
    front: [[-9.1 * wide, 9.7]],
    turn: 0.5,
  };
}

function lapelOf({ kind, breakAt, meetAt, wide = 1 }: LapelOptions): Leaf {
  const roll: Point[] = [
    [-7.4, kind === 'shawl' ? -2.6 : 1],
    [-6.2, breakAt * 0.3],
    [-3.4 + meetAt * 0.4, breakAt * 0.68],
    [meetAt, breakAt],
  ];
  const low: Point[] = [
    [-9.6 * wide + meetAt * 0.2, breakAt * 0.56],
    [-5 + meetAt * 0.6, breakAt * 0.85],
  ];
  if (kind === 'shawl') {
    return {
      roll,
      fall: [
        [-7.4, -2.6],
        [-10.2, 0],
        [-12.3 * wide, 6],
        [-12.6 * wide, breakAt * 0.42],
        [-9 * wide + meetAt * 0.3, breakAt * 0.72],
        [meetAt, breakAt],
      ],
      turn: 0.1,
    };
  }
  const tip: Point = kind === 'peak' ? [-15.6 * wide, 8.2] : [-14 * wide, 12.4];
  const inner: Point = kind === 'peak' ? [-9.2 * wide, 10.2] : [-9 * wide, 9.9];
  return {
    roll,
    fall: [[-7.4, 1], [-7.6, 5.2], inner, inner, tip],
    front: belly(tip, [...low, [meetAt, breakAt]]),
    turn: 0.12,
  };
}

/** The lapel's edge from its tip down to where it folds: out a little, then in. */
function belly(tip: Point, [high, low, end]: readonly Point[]): Point[] {
  const steps = 24;
  return Array.from({ length: steps }, (_, i): Point => {
    const t = (i + 1) / steps;
    const u = 1 - t;
    const mix = (k: 0 | 1) =>
      u * u * u * tip[k] + 3 * u * u * t * high[k] + 3 * u * t * t * low[k] + t * t * t * end[k];
    return [mix(0), mix(1)];
  });
}
