import { smoothstep } from '../../core/interpolate.ts';
import { blurPlane } from '../../core/plane/blur-plane.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { heightAt, liningAt } from './lining.ts';
import type { Stage } from './stage.ts';
import type { Albedo, Surfaces } from './surfaces.ts';

/**
 * The layer under sheer cloth: the part of the pixel that it covers (`body`, 0 to 1), its colour
 * where it is not skin (`tone`), and the part of the cloth that is lined there (0 to 1).
 */
export type Below = { body: number; lined: number; tone?: Albedo };

/** Half-pixels that a slip stands off from the body. */
const SLIP = 11;

/** The layer that the sketch recorded below its cloth, with soft edges; undefined where it recorded none. */
export function knownBelow(
  { below, regions, landmarks, size }: SketchReading,
  stage: Stage,
  surfaces: Surfaces,
): ((x: number, y: number) => Below) | undefined {
  if (!below?.some((id) => id > 0)) return undefined;
  const { half, left, top } = stage;
  const cover = new Float32Array(half.width * half.height);
  for (let y = 0, i = 0; y < half.height; y += 1) {
    const row = (y * 2 + top) * size.width + left;
    for (let x = 0; x < half.width; x += 1, i += 1) cover[i] = below[row + x * 2] > 0 ? 1 : 0;
  }
  const soft = blurPlane(cover, half, 1);
  const slip = blurPlane(cover, half, SLIP);
  const answer: Below = { body: 0, lined: 0 };
  return (x, y) => {
    const id = below[y * size.width + x];
    const region = regions.get(id);
    const isSkin = region === undefined || region.class === 'skin';
    const at = ((y - top) >> 1) * half.width + ((x - left) >> 1);
    answer.body = soft[at];
    answer.tone = isSkin ? undefined : surfaces.of(id)?.albedo;
    const isLimb = isSkin && /arm|hand|shoulder/.test(region?.part ?? '');
    const lining = smoothstep(0.16, 0.4, slip[at]) * liningAt(heightAt(y, landmarks));
    answer.lined = isSkin && !isLimb ? lining : 0;
    return answer;
  };
}
