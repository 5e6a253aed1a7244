import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import { alongKnots } from '../body/knots.ts';
import type { Head } from '../body.ts';
import type { Face } from './face.ts';

/** A head as its face is drawn on it. */
export type FaceFrame = {
  head: Head;
  face: Face;
  /** Radians that it is turned to the right, held within a half profile. */
  angle: number;
  /** 0 facing, 1 at half profile. */
  aside: number;
  /** The side that it is turned to: −1 left, 1 right. */
  far: -1 | 1;
  /** A place on the face by its x as seen from straight ahead, lifted from it by `rise`. */
  on: (x: number, y: number, rise?: number) => Point;
  /** Down the outline from temple to chin, on the far (towards which it is turned) or near side. */
  outline: (which: 'far' | 'near') => Point[];
};

const LIMIT = 0.84;

type Row = readonly [y: number, facing: number, aside: number];

/** x of the outline, facing and at half profile; the last row is the tip of the chin. */
const FAR: readonly Row[] = [
  [-0.3, 0.31, 0.325],
  [-0.12, 0.322, 0.33],
  [-0.01, 0.312, 0.3],
  [0.085, 0.306, 0.316],
  [0.2, 0.272, 0.288],
  [0.3, 0.226, 0.262],
  [0.4, 0.148, 0.24],
  [0.465, 0.08, 0.215],
  [0.5, 0, 0.165],
];
const NEAR: readonly Row[] = [
  [-0.3, 0.31, 0.26],
  [-0.12, 0.322, 0.25],
  [-0.01, 0.312, 0.24],
  [0.085, 0.306, 0.228],
  [0.2, 0.272, 0.2],
  [0.3, 0.226, 0.146],
  [0.4, 0.148, 0.03],
  [0.465, 0.08, -0.075],
  [0.5, 0, -0.165],
];

/** The frame of a head for its face. */
export function faceFrameOf(head: Head, face: Face): FaceFrame {
  const angle = clamp((head.turn * Math.PI) / 2, -LIMIT, LIMIT);
  const aside = Math.abs(angle) / (Math.PI / 4);
  const far = angle < 0 ? -1 : 1;
  const on = (x: number, y: number, rise = 0): Point => {
    const forehead = Math.max(0, -y - 0.1);
    const z = 0.262 - 1.1 * x * x + rise - 0.5 * forehead * forehead;
    return head.at(x * Math.cos(angle) + z * Math.sin(angle), y);
  };
  const outline = (which: 'far' | 'near') => {
    const rows = which === 'far' ? FAR : NEAR;
    const sign = which === 'far' ? far : -far;
    return rows.map(([y, facing, turned], i) => {
      const own = shapeOf(face, y);
      const middle = i === rows.length - 1 ? 0 : 1;
      return head.at(
        sign * lerp(facing * lerp(1, own, middle), turned * lerp(1, own, 0.5), aside),
        y,
      );
    });
  };
  return { head, face, angle, aside, far, on, outline };
}

function shapeOf({ jaw, chin, cheek }: Face, y: number): number {
  return alongKnots([
    [0, 1],
    [0.1, cheek],
    [0.3, jaw],
    [0.46, chin],
  ])(y);
}
