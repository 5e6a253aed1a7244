/**
 * A camera level with the ground. Across and down are fractions of the frame (u, v), lengths
 * are metres: x to the right of the middle, y above the ground, z away from the camera.
 */
export type Camera = {
  /** Width of the frame divided by its height. */
  aspect: number;
  /** Row of the horizon; may lie outside the frame. */
  horizon: number;
  heightM: number;
  /** Focal length in frame heights. */
  focal: number;
  /** Distance of the subject, where the picture is sharp. */
  focusM: number;
  /** Radius of the blur of things at infinity, in pixels of the half-size plate. */
  bokehPx: number;
};

export const depthOfRow = ({ focal, heightM, horizon }: Camera, v: number): number =>
  (focal * heightM) / Math.max(1e-4, v - horizon);

export const rowOf = ({ horizon, focal, heightM }: Camera, y: number, z: number): number =>
  horizon + (focal * (heightM - y)) / z;

export const columnOf = ({ focal, aspect }: Camera, x: number, z: number): number =>
  0.5 + (x * focal) / (z * aspect);

/** Metres to the right of the middle of what is seen in a column at a depth. */
export const acrossAt = ({ focal, aspect }: Camera, u: number, z: number): number =>
  ((u - 0.5) * aspect * z) / focal;

/** Radius of the blur circle of a thing at a depth, by the thin lens, in half-size pixels. */
export const blurAt = ({ bokehPx, focusM }: Camera, z: number): number =>
  bokehPx * Math.abs(1 - focusM / z);
