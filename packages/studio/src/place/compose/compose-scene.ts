import { toPicture } from '../../photo/to-picture.ts';
import type { Backdrop } from '../develop.ts';
import { measureGrain } from '../harmonise/grain.ts';
import { lightSubject } from '../harmonise/light-subject.ts';
import type { Camera } from '../optics/camera.ts';
import { layShadows } from '../shadow/lay-shadows.ts';
import type { SceneLight } from '../stage.ts';
import type { Subject } from '../subject/cut-subject.ts';
import { mirrorSubject } from './mirror-subject.ts';

export type Setting = {
  camera: Camera;
  light: SceneLight;
  /** Row of the soles in pixels; absent when the subject does not stand in the picture. */
  feet?: number;
  seed: number;
};

/**
 * Sets a subject into a backdrop: shadows and reflection on the ground, the scene's light on
 * the subject, the photo's grain on the background. Both are used up. Gives opaque RGBA.
 */
export function composeScene(
  backdrop: Backdrop,
  subject: Subject,
  { camera, light, feet, seed }: Setting,
): Uint8ClampedArray {
  const grain = measureGrain(subject);
  if (feet !== undefined) {
    layShadows(backdrop, subject, { camera, light, feet });
    if (light.gloss > 0.02) mirrorSubject(backdrop, subject, { feet, gloss: light.gloss });
  }
  lightSubject(subject, backdrop, light);
  const cover = layOver(backdrop, subject);
  return toPicture(backdrop, { cover, grain, seed });
}

function layOver({ width, height, data }: Backdrop, subject: Subject) {
  const values = new Float32Array(width * height);
  for (
    let y = Math.max(0, subject.top);
    y < Math.min(height, subject.top + subject.height);
    y += 1
  ) {
    for (
      let x = Math.max(0, subject.left);
      x < Math.min(width, subject.left + subject.width);
      x += 1
    ) {
      const from = (y - subject.top) * subject.width + (x - subject.left);
      const alpha = subject.alpha[from];
      const to = y * width + x;
      values[to] = alpha;
      for (let c = 0; c < 3; c += 1) {
        data[to * 3 + c] += (subject.light[from * 3 + c] - data[to * 3 + c]) * alpha;
      }
    }
  }
  return { width, height, values };
}
