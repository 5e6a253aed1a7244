import { blurPlane } from '../../core/plane/blur-plane.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { FACE_MARGIN_PX, keepFeatures } from './face-features.ts';
import type { Spot } from './light/spot.ts';
import type { Shaded } from './materials/material.ts';
import type { Stage } from './stage.ts';
import type { Surfaces } from './surfaces.ts';

/** The face: its place on the page, in pixels, and its drawn features. */
export type Face = {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** Difference of each channel from its own blur, for the pixels of a box around the face. */
  detail: {
    left: number;
    top: number;
    width: number;
    height: number;
    rgb: readonly Float32Array[];
  };
};

/** Features are finer than this; form and washes are coarser. */
const FEATURE_PX = 5;

/** The faces of the people in a picture, by their regions. Where those were guessed, they are of one face. */
export function findFaces(reading: SketchReading, stage: Stage, { list }: Surfaces): Face[] {
  const ids = list.flatMap(({ region }) => (region.part === 'face' ? [region.id] : []));
  const each = reading.isMapped ? ids.map((id) => [id]) : [ids];
  return each.flatMap((own) => findFace(reading, stage, new Set(own)) ?? []);
}

function findFace(
  reading: SketchReading,
  { labels, width, left: stageLeft, top: stageTop }: Stage,
  ids: ReadonlySet<number>,
): Face | undefined {
  let [left, top, right, bottom] = [width, labels.length, 0, 0];
  for (let i = 0; i < labels.length; i += 1) {
    if (!ids.has(labels[i])) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (right - left < 6) return undefined;
  const box = {
    left: left - FACE_MARGIN_PX + stageLeft,
    top: top - FACE_MARGIN_PX + stageTop,
    width: right - left + 2 * FACE_MARGIN_PX,
    height: bottom - top + 2 * FACE_MARGIN_PX,
  };
  return {
    x: (left + right) / 2 + stageLeft,
    y: (top + bottom) / 2 + stageTop,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
    detail: { ...box, rgb: detailOf(reading, box) },
  };
}

/** The face of a place: of several people that whose middle is nearest. */
export function faceAt(faces: readonly Face[], { x, y }: Pick<Spot, 'x' | 'y'>): Face | undefined {
  let [nearest, least]: [Face | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const face of faces) {
    const far = (x - face.x) ** 2 + (y - face.y) ** 2;
    if (far < least) [nearest, least] = [face, far];
  }
  return nearest;
}

type Box = { left: number; top: number; width: number; height: number };

/** The drawing against its own blur, a channel at a time. */
function detailOf(
  { colours, size }: SketchReading,
  { left, top, width, height }: Box,
): Float32Array[] {
  const rgb = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let y = 0, i = 0; y < height; y += 1) {
      const row = Math.min(size.height - 1, Math.max(0, y + top)) * size.width;
      for (let x = 0; x < width; x += 1, i += 1) {
        const column = Math.min(size.width - 1, Math.max(0, x + left));
        plane[i] = colours[(row + column) * 3 + channel] ** 2.2;
      }
    }
    const around = blurPlane(plane, { width, height }, FEATURE_PX);
    for (let i = 0; i < plane.length; i += 1) {
      plane[i] = Math.max(0.03, (plane[i] + 0.01) / (around[i] + 0.01));
    }
    return plane;
  });
  keepFeatures(rgb, { width, height });
  return rgb;
}

const bell = (x: number, y: number) => Math.exp(-(x * x + y * y));

/**
 * Make-up on lit skin: the drawing's own features in their colours, and a breath of colour on
 * the cheeks and the mouth, so that the face stays the one that was drawn.
 */
export function makeUp(out: Shaded, { x, y, line }: Spot, face: Face): void {
  const u = (x - face.x) / face.halfWidth;
  const v = (y - face.y) / face.halfHeight;
  const cheek =
    0.12 * (bell((u - 0.56) / 0.32, (v - 0.2) / 0.2) + bell((u + 0.56) / 0.32, (v - 0.2) / 0.2));
  const mouth = bell(u / 0.5, (v - 0.54) / 0.16) * Math.min(1, line * 1.2);
  out[1] *= (1 - cheek) * (1 - 0.22 * mouth);
  out[2] *= (1 - cheek * 0.75) * (1 - 0.16 * mouth);
  const { left, top, width, height, rgb } = face.detail;
  const column = Math.round(x) - left;
  const row = Math.round(y) - top;
  if (column < 0 || row < 0 || column >= width || row >= height) return;
  const i = row * width + column;
  // Features are brown and soft, not black; the edge of the face is no feature.
  const kept = Math.min(1, Math.max(0, (1.06 - Math.hypot(u, v)) / 0.18));
  out[0] *= 1 + (Math.max(0.13, rgb[0][i]) ** 0.92 - 1) * kept;
  out[1] *= 1 + (Math.max(0.09, rgb[1][i]) - 1) * kept;
  out[2] *= 1 + (Math.max(0.08, rgb[2][i]) - 1) * kept;
}
