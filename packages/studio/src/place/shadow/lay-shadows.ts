import { smoothstep } from '../../core/interpolate.ts';
import type { Field } from '../../photo/field/soft-blur.ts';
import type { Backdrop } from '../develop.ts';
import type { Camera } from '../optics/camera.ts';
import type { SceneLight } from '../stage.ts';
import type { Subject } from '../subject/cut-subject.ts';
import { castShadow } from './cast-shadow.ts';
import { contactShadow } from './contact-shadow.ts';

/** Light that the darkest contact keeps. */
const DARKEST = 0.2;

/** Darkens the ground under and behind a standing subject. Shade keeps a little of the sky's blue. */
export function layShadows(
  backdrop: Backdrop,
  subject: Subject,
  { camera, light, feet }: { camera: Camera; light: SceneLight; feet: number },
): void {
  const { width, height, data } = backdrop;
  const cast = castShadow(subject, { camera, light, width, height, feet });
  const contact = contactShadow(subject, { width, height });
  const { contact: depth = 1 } = light;
  const first = Math.max(0, Math.floor(camera.horizon * height));
  for (let y = first; y < height; y += 1) {
    const fade = smoothstep(0, 0.05, (y + 0.5) / height - camera.horizon);
    for (let x = 0; x < width; x += 1) {
      const shade = 1 - sample(cast, x, y) * light.shadow;
      const touch = Math.max(DARKEST, (1 - sample(contact, x, y) * 0.8) ** depth);
      const kept = 1 - (1 - shade * touch) * fade;
      const to = (y * width + x) * 3;
      data[to] *= kept;
      data[to + 1] *= kept + (1 - kept) * 0.015;
      data[to + 2] *= kept + (1 - kept) * 0.045;
    }
  }
}

function sample({ width, height, values }: Field, x: number, y: number): number {
  const u = Math.min(width - 1, Math.max(0, x / 2 - 0.25));
  const v = Math.min(height - 1, Math.max(0, y / 2 - 0.25));
  const i = Math.min(width - 2, Math.floor(u));
  const j = Math.min(height - 2, Math.floor(v));
  const a = j * width + i;
  const top = values[a] + (values[a + 1] - values[a]) * (u - i);
  const low = values[a + width] + (values[a + width + 1] - values[a + width]) * (u - i);
  return top + (low - top) * (v - j);
}
