import type { PixelSize } from '@toile/tools';
import type { BodyFrame } from '../parse/body-frame.ts';
import { JOINT_NAMES, namedJoints } from '../pose/joints.ts';
import { type GarmentView, PLACE } from './garment-view.ts';

/** Leans of the torso in radians: a smaller one is left to the strips of cloth, a larger one is limited. */
const LEAST_LEAN = 0.03;
const MOST_LEAN = 0.6;

/** The places of a photo, turned about the middle of the torso until it stands upright. */
export function uprightView(
  places: Uint8Array,
  photo: PixelSize,
  { chest, hips, joints, torsoPx }: BodyFrame,
): GarmentView {
  const lean = Math.atan2(hips.x - chest.x, hips.y - chest.y);
  const angle = Math.abs(lean) < LEAST_LEAN ? 0 : Math.max(-MOST_LEAN, Math.min(MOST_LEAN, lean));
  const { width, height } = photo;
  if (angle === 0) return { width, height, places, joints, torsoPx, toPhoto: (x, y) => ({ x, y }) };
  const about = { x: (chest.x + hips.x) / 2, y: (chest.y + hips.y) / 2 };
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const margin = Math.ceil(Math.abs(sin) * Math.max(width, height) * 0.5);
  const toPhoto = (x: number, y: number) => {
    const dx = x - margin - about.x;
    const dy = y - margin - about.y;
    return { x: about.x + cos * dx + sin * dy, y: about.y - sin * dx + cos * dy };
  };
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const turned = new Uint8Array(size.width * size.height).fill(PLACE.veil);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = toPhoto(x, y);
      const i = Math.round(at.x);
      const j = Math.round(at.y);
      const isInside = i >= 0 && j >= 0 && i < width && j < height;
      if (isInside) turned[y * size.width + x] = places[j * width + i];
    }
  }
  const moved = JOINT_NAMES.map((name) => {
    const { x, y, score } = joints[name];
    const dx = x - about.x;
    const dy = y - about.y;
    return {
      x: about.x + cos * dx - sin * dy + margin,
      y: about.y + sin * dx + cos * dy + margin,
      score,
    };
  });
  return { ...size, places: turned, joints: namedJoints(moved), torsoPx, toPhoto };
}
