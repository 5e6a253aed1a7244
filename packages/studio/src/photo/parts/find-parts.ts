import { Tensor } from 'onnxruntime-node';
import { bytesOf } from '../../core/map-plane.ts';
import { bundledFile } from '../../models/bundled-file.ts';
import { openModel } from '../../models/open-model.ts';
import { POSE_SIDE } from '../pose/find-pose.ts';
import { PARTS } from './parts.ts';

/** Side of the map of parts, in cells. */
export const PART_CELLS = 128;

/** Channels and side of each of the pose model's features. */
const SHAPES = [
  [40, 64],
  [56, 32],
  [112, 16],
  [168, 16],
  [280, 8],
  [32, 16],
  [24, 32],
  [24, 64],
] as const;

/**
 * Share of each part of a person (see PARTS) in each cell of the square that the pose model saw,
 * 0–255: a map of 128 × 128 cells for one part after the other. The model is trained by
 * `training/parts`, on what the pose model's inner layers saw.
 */
export async function findParts(
  picture: Float32Array,
  features: readonly Float32Array[],
): Promise<Uint8Array> {
  const session = await openModel(bundledFile('person-parts.onnx'));
  const fed = Object.fromEntries(
    SHAPES.map(([channels, side], i) => [
      `features_${i}`,
      new Tensor('float32', features[i], [1, channels, side, side]),
    ]),
  );
  const seen = new Tensor('float32', picture, [1, 3, POSE_SIDE, POSE_SIDE]);
  const { parts } = await session.run({ ...fed, picture: seen });
  const { data } = parts;
  if (!(data instanceof Float32Array) || data.length !== PARTS.length * PART_CELLS ** 2) {
    throw new TypeError('The model of parts gives another map');
  }
  return bytesOf(data, (share) => Math.round(share * 255));
}
