import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOf } from '../../src/core/map-plane.ts';
import { createRng } from '../../src/core/rng.ts';
import { picturePlanes, type Window } from '../../src/models/picture-planes.ts';
import { squareAround } from '../../src/photo/body/square-around.ts';
import { boundsOf } from '../../src/photo/field/bounds.ts';
import { askPose, POSE_SIDE } from '../../src/photo/pose/find-pose.ts';
import { croppedRows, type LabelledPicture, mirrored } from './labelled-picture.ts';

/** Room around the subject, as a factor of the product's own: no lesson depends on one framing. */
const ROOMS = [0.94, 1.13] as const;

/** Rows of a body that a cropped photo shows, as shares of its height: upper bodies most of all. */
type Range = readonly [least: number, most: number];

const CROPS: readonly { chance: number; from: Range; to: Range }[] = [
  { chance: 0.75, from: [0, 0], to: [0.45, 0.8] },
  { chance: 0.15, from: [0.1, 0.2], to: [0.55, 0.9] },
  { chance: 0.1, from: [0.3, 0.45], to: [1, 1] },
];

/**
 * Writes the lessons of one picture into a folder: of the whole, mirrored, and cropped, each as
 * `name-a.rgb` (256 × 256 levels, channel by channel), `.features` (32-bit floats, one after the
 * other as `askPose` gives them) and `.parts` (256 × 256 numbers of parts).
 */
export async function writeLessons(
  folder: string,
  name: string,
  picture: LabelledPicture,
): Promise<void> {
  const rng = createRng(`lesson|${name}`);
  const turned = mirrored(picture);
  const room = () => rng.range(...ROOMS);
  await writeLesson(join(folder, `${name}-a`), picture, room());
  await writeLesson(join(folder, `${name}-b`), turned, room());
  const box = bodyOf(picture);
  if (!box) return;
  const chosen = rng.next();
  let sum = 0;
  const crop = CROPS.find(({ chance }) => {
    sum += chance;
    return chosen < sum;
  });
  if (!crop) return;
  const high = box.bottom - box.top;
  const from = rng.range(...crop.from);
  const to = rng.range(...crop.to);
  const top = from === 0 ? 0 : Math.round(box.top + high * from);
  const bottom = to === 1 ? picture.height : Math.round(box.top + high * to);
  const part = croppedRows(rng.chance(0.5) ? turned : picture, top, bottom);
  await writeLesson(join(folder, `${name}-c`), part, room());
}

const alphaOf = ({ parts }: LabelledPicture) => bytesOf(parts, (part) => (part > 0 ? 255 : 0));
const bodyOf = (picture: LabelledPicture) => boundsOf(alphaOf(picture), picture);

async function writeLesson(file: string, picture: LabelledPicture, room: number): Promise<void> {
  const window = widened(squareAround(alphaOf(picture), picture), room);
  const order = { side: POSE_SIDE, window, offset: 0, scale: 1 };
  const { values } = await picturePlanes(picture, order);
  const { features } = await askPose(values);
  await writeFile(`${file}.rgb`, Uint8Array.from(values));
  await writeFile(
    `${file}.features`,
    Buffer.concat(features.map((one) => new Uint8Array(one.buffer))),
  );
  await writeFile(`${file}.parts`, partsIn(window, picture));
}

function widened({ left, top, width }: Window, room: number): Window {
  const side = Math.round(width * room);
  const shift = Math.round((width - side) / 2);
  return { left: left + shift, top: top + shift, width: side, height: side };
}

function partsIn(window: Window, { width, height, parts }: LabelledPicture): Uint8Array {
  const step = window.width / POSE_SIDE;
  return Uint8Array.from({ length: POSE_SIDE ** 2 }, (_, i) => {
    const x = Math.floor(window.left + ((i % POSE_SIDE) + 0.5) * step);
    const y = Math.floor(window.top + (Math.floor(i / POSE_SIDE) + 0.5) * step);
    return x >= 0 && y >= 0 && x < width && y < height ? parts[y * width + x] : 0;
  });
}
