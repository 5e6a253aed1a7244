import type { Photo } from '../../core/photo.ts';
import { getModel } from '../../models/find-model.ts';
import { openModel } from '../../models/open-model.ts';
import { picturePlanes, type Window } from '../../models/picture-planes.ts';
import { POSE } from '../../models/registry.ts';
import { runModel } from '../../models/run-model.ts';
import { boundsOf } from '../field/bounds.ts';
import { decodePose, type PoseMaps } from './decode-pose.ts';
import { type Joint, type Joints, namedJoints } from './joints.ts';

const SIDE = 256;
const CELLS = 64;

/** Names of the model's answers, as its origin calls them. */
const MAPS = [
  'truediv_2',
  'Sigmoid',
  'kpt_regress_0/conv2d_6/BiasAdd',
  'kpt_offset_0/conv2d_7/BiasAdd',
];

/** Room around the subject, so that no joint lies at the edge of what is looked at. */
const ROOM = 1.15;

/**
 * The joints of the person in a photo, by MoveNet Thunder on the subject's box. Where nothing
 * is cut out the whole photo is looked at; the scores tell whether there is a person at all.
 */
export async function findPose(photo: Photo, alpha: Uint8Array): Promise<Joints> {
  const window = squareAround(photo, alpha);
  const planes = await picturePlanes(photo, { side: SIDE, window, offset: 0, scale: 1 });
  const found = decodePose(await poseMaps(planes.values));
  const scale = window.width / CELLS;
  const place = ({ x, y, score }: Joint): Joint => ({
    x: window.left + x * scale,
    y: window.top + y * scale,
    score,
  });
  return namedJoints(found.map(place));
}

/** MoveNet's answer to a square picture of levels 0–255. */
export async function poseMaps(values: Float32Array): Promise<PoseMaps> {
  const session = await openModel(getModel(POSE));
  const names = MAPS.map((name) => `StatefulPartitionedCall/${name}`);
  const planes = { values, width: SIDE, height: SIDE };
  const [centre, heat, reach, offset] = await runModel(session, planes, names);
  return { side: CELLS, centre, heat, reach, offset };
}

function squareAround({ width, height }: Photo, alpha: Uint8Array): Window {
  const { left, top, right, bottom } = boundsOf(alpha, { width, height }) ?? {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
  };
  const side = Math.round(Math.max(right - left, bottom - top) * ROOM);
  return {
    left: Math.round((left + right - side) / 2),
    top: Math.round((top + bottom - side) / 2),
    width: side,
    height: side,
  };
}
