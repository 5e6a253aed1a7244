import type { Stage } from './stage.ts';
import type { Surfaces } from './surfaces.ts';

/** Where the face is on the stage: its middle and half its size, in pixels. */
export type Face = { x: number; y: number; halfWidth: number; halfHeight: number };

/** The face by its region, where one is known. */
export function findFace({ labels, width }: Stage, { list }: Surfaces): Face | undefined {
  const faces = new Set(list.flatMap(({ region }) => (region.part === 'face' ? [region.id] : [])));
  if (faces.size === 0) return undefined;
  let [left, top, right, bottom] = [width, labels.length, 0, 0];
  for (let i = 0; i < labels.length; i += 1) {
    if (!faces.has(labels[i])) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (right - left < 6) return undefined;
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  };
}

const bell = (x: number, y: number) => Math.exp(-(x * x + y * y));

/**
 * Make-up on lit skin: colour on the cheeks and the mouth, and the drawing's own features as
 * soft brown lines, so that the face stays the one that was drawn.
 */
export function makeUp(
  out: Float32Array,
  { face, x, y, line }: { face: Face; x: number; y: number; line: number },
): void {
  const u = (x - face.x) / face.halfWidth;
  const v = (y - face.y) / face.halfHeight;
  const cheek =
    0.17 * (bell((u - 0.56) / 0.3, (v - 0.22) / 0.2) + bell((u + 0.56) / 0.3, (v - 0.22) / 0.2));
  const mouth = bell(u / 0.34, (v - 0.56) / 0.14);
  out[1] *= 1 - cheek;
  out[2] *= 1 - cheek * 0.75;
  const lip = Math.min(1, mouth * (0.16 + line * 0.9));
  out[0] *= 1 - 0.14 * lip;
  out[1] *= 1 - 0.5 * lip;
  out[2] *= 1 - 0.42 * lip;
  const ink = Math.min(1, line * 1.05) * (1 - 0.5 * mouth);
  out[0] *= 1 - 0.82 * ink;
  out[1] *= 1 - 0.88 * ink;
  out[2] *= 1 - 0.9 * ink;
}
