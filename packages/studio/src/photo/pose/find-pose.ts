import { getModel } from '../../models/find-model.ts';
import { openModel } from '../../models/open-model.ts';
import type { Window } from '../../models/picture-planes.ts';
import { POSE } from '../../models/registry.ts';
import { runModel } from '../../models/run-model.ts';
import { decodePose, type PoseMaps } from './decode-pose.ts';
import { type Joint, type Joints, namedJoints } from './joints.ts';

/** Side of the picture that the pose model takes, in pixels. */
export const POSE_SIDE = 256;
const CELLS = 64;

/** Names of values in the pose model's graph, as its origin calls them. */
const GRAPH = 'StatefulPartitionedCall';
const MAPS = [
  'truediv_2',
  'Sigmoid',
  'kpt_regress_0/conv2d_6/BiasAdd',
  'kpt_offset_0/conv2d_7/BiasAdd',
].map((name) => `${GRAPH}/${name}`);
const EXTRACTOR = `${GRAPH}/center_net_mobile_net_v2fpn_feature_extractor/model_1`;
const FEATURES = [
  'model/block_2_add/add',
  'model/block_5_add/add',
  'model/block_9_add/add',
  'model/block_12_add/add',
  'model/block_15_add/add',
  're_lu/Relu',
  're_lu_1/Relu',
  're_lu_2/Relu',
].map((name) => `${EXTRACTOR}/${name}`);

/** Answer of the pose model, MoveNet Thunder: its maps, and what its inner layers saw, fine to coarse and back. */
export type PoseAnswer = { maps: PoseMaps; features: Float32Array[] };

/** Asks the pose model about a square picture of levels 0–255, channel by channel. */
export async function askPose(values: Float32Array): Promise<PoseAnswer> {
  const session = await openModel(getModel(POSE), FEATURES);
  const planes = { values, width: POSE_SIDE, height: POSE_SIDE };
  const answers = await runModel(session, planes, [...MAPS, ...FEATURES]);
  const [centre, heat, reach, offset, ...features] = answers;
  return { maps: { side: CELLS, centre, heat, reach, offset }, features };
}

/** The joints of the one person in a window, in pixels of its photo; the scores tell whether there is a person at all. */
export function findJoints(maps: PoseMaps, window: Window): Joints {
  const scale = window.width / CELLS;
  const place = ({ x, y, score }: Joint): Joint => ({
    x: window.left + x * scale,
    y: window.top + y * scale,
    score,
  });
  return namedJoints(decodePose(maps).map(place));
}
