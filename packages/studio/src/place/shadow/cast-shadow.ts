import { clamp, lerp } from '../../core/interpolate.ts';
import { type Field, softBlur } from '../../photo/field/soft-blur.ts';
import { type Camera, depthOfRow } from '../optics/camera.ts';
import type { SceneLight } from '../stage.ts';
import type { Subject } from '../subject/cut-subject.ts';

export type Ground = {
  camera: Camera;
  light: SceneLight;
  width: number;
  height: number;
  feet: number;
};

/**
 * The shadow of the subject on level ground, 0 none to 1 full, half size: the subject is a card
 * at its own depth, and every place of the ground looks back along the light for it.
 */
export function castShadow(
  subject: Subject,
  { camera, light, width, height, feet }: Ground,
): Field {
  const size = { width: width >> 1, height: height >> 1 };
  const hard = new Float32Array(size.width * size.height);
  const heights = new Float32Array(size.height);
  const { aspect, focal, focusM } = camera;
  const away = light.back > 0.42 ? -0.72 : 0.55;
  const aside = Math.sqrt(1 - away * away);
  const perMetre = (focal / focusM) * height;
  for (let y = 0; y < size.height; y += 1) {
    const v = (y + 0.5) / size.height;
    if (v <= camera.horizon + 0.01) continue;
    const z = depthOfRow(camera, v);
    const up = (z - focusM) / (light.shadowLength * away);
    heights[y] = up;
    if (up < -0.02 || up > 2.2) continue;
    const card = feet - up * perMetre - subject.top;
    const shift = light.side * up * light.shadowLength * aside;
    const row = Math.round(card);
    if (row < 0 || row >= subject.height) continue;
    const perMetreHere = (focal / (z * aspect)) * size.width;
    for (let x = 0; x < size.width; x += 1) {
      const metres = (x + 0.5 - size.width / 2) / perMetreHere + shift;
      const column = Math.round(width / 2 + metres * perMetre - subject.left);
      if (column < 0 || column >= subject.width) continue;
      hard[y * size.width + x] = subject.alpha[row * subject.width + column];
    }
  }
  const near = softBlur(
    { ...size, values: hard },
    1.2 + light.softness * 5,
    0.8 + light.softness * 2.4,
  ).values;
  const far = softBlur(
    { ...size, values: hard },
    6 + light.softness * 22,
    3 + light.softness * 9,
  ).values;
  const values = near.map((value, i) => {
    const up = heights[Math.floor(i / size.width)];
    return (
      lerp(value, far[i], clamp(up / 1.3)) *
      Math.exp(-Math.max(0, up) * (0.35 + light.softness * 0.9))
    );
  });
  return { ...size, values };
}
