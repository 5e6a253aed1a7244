import type { Photo } from '../../core/photo.ts';
import { picturePlanes } from '../../models/picture-planes.ts';
import { findParts } from '../parts/find-parts.ts';
import { askPose, findJoints, POSE_SIDE } from '../pose/find-pose.ts';
import type { Joints } from '../pose/joints.ts';
import { squareAround } from './square-around.ts';

/** A body as the models see it: its joints, and its parts in the cells of `squareAround`. */
export type Body = { joints: Joints; parts: Uint8Array };

/** The body in a photo whose subject is known by its alpha, 0–255 a pixel. */
export async function lookAtBody(photo: Photo, alpha: Uint8Array): Promise<Body> {
  const window = squareAround(alpha, photo);
  const { values } = await picturePlanes(photo, { side: POSE_SIDE, window, offset: 0, scale: 1 });
  const { maps, features } = await askPose(values);
  return { joints: findJoints(maps, window), parts: await findParts(values, features) };
}
