import { bytesOf, floatsOf } from '../../core/map-plane.ts';
import type { Photo } from '../../core/photo.ts';
import { getModel } from '../../models/find-model.ts';
import { openModel } from '../../models/open-model.ts';
import { picturePlanes, type Window } from '../../models/picture-planes.ts';
import { SELFIE } from '../../models/registry.ts';
import { runModel } from '../../models/run-model.ts';
import { boundsOf, grown } from '../field/bounds.ts';
import { guidedFilter } from '../field/guided-filter.ts';
import { toLab } from '../field/to-lab.ts';
import { refineEdge } from '../mask/refine-edge.ts';
import { laidOver } from './lay-over.ts';

const SIDE = 256;

/** Scores of the model (0–1) above which a pixel surely is the subject, and below which it surely is not. */
const SURE = 0.9;
const ABSENT = 0.1;

/**
 * The subject by MediaPipe's selfie segmentation, looked at twice: whole, then its own box only,
 * for twice the detail. Its soft rim is drawn anew from the photo's own colours.
 */
export async function cutOutBySelfie(photo: Photo): Promise<Uint8Array> {
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const first = await look(photo, whole);
  const box = boundsOf(first, photo);
  const soft = box ? await lookCloser(photo, first, box) : first;
  return sharpened(photo, soft);
}

/** The model's answer for a part of the photo, 0–255, at the photo's size. */
async function look(photo: Photo, window: Window): Promise<Uint8Array> {
  const planes = await picturePlanes(photo, { side: SIDE, window, offset: 0, scale: 1 / 255 });
  const [map] = await runModel(await openModel(getModel(SELFIE)), planes);
  return laidOver(map, SIDE, window);
}

async function lookCloser(
  photo: Photo,
  first: Uint8Array,
  found: { left: number; top: number; right: number; bottom: number },
): Promise<Uint8Array> {
  const room = Math.round(0.08 * Math.max(found.right - found.left, found.bottom - found.top));
  const { left, top, right, bottom } = grown(found, room, photo);
  const window = { left, top, width: right - left, height: bottom - top };
  const closer = await look(photo, window);
  const out = new Uint8Array(first.length);
  for (let y = top; y < bottom; y += 1) {
    const row = (y - top) * window.width;
    for (let x = left; x < right; x += 1) {
      const i = y * photo.width + x;
      out[i] = (closer[row + x - left] + first[i]) / 2;
    }
  }
  return out;
}

/** A rim of certainty on either side, and between them what the colours say. */
function sharpened(photo: Photo, soft: Uint8Array): Uint8Array {
  const mask = soft.map((level) => (level > 127 ? 1 : 0));
  const bandPx = Math.max(5, Math.round(Math.max(photo.width, photo.height) / SIDE) * 3);
  const crisp = refineEdge(toLab(photo.rgb), mask, photo, { bandPx, reachPx: bandPx * 2 });
  const unsure = crisp.map((level, i) => {
    if (soft[i] > SURE * 255) return Math.max(level, 200);
    return soft[i] < ABSENT * 255 ? 0 : level;
  });
  const light = floatsOf(soft, (_, i) => photo.rgb[i * 3 + 1] / 255);
  const start = floatsOf(unsure, (level) => level / 255);
  const fine = guidedFilter(start, light, photo, { radiusPx: 3, softness: 2e-4 });
  return bytesOf(fine, (part) => Math.min(255, Math.max(0, Math.round(part * 255))));
}
