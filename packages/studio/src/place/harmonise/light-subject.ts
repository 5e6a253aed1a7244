import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import { softBlur } from '../../photo/field/soft-blur.ts';
import type { Backdrop } from '../develop.ts';
import type { SceneLight } from '../stage.ts';
import type { Subject } from '../subject/cut-subject.ts';

/** Share of the scene's white balance that the subject takes on. */
const PULL = 0.55;
const WRAP_SIGMA = 2.4;

/**
 * The subject in the scene's light, in place: white balance and brightness towards it, its
 * near side a little brighter and its far side darker, the ground's colour from below. At the
 * very edge the background's light creeps round. Inside, only tones change, and smoothly.
 */
export function lightSubject(subject: Subject, backdrop: Backdrop, light: SceneLight): void {
  const { width, height, alpha, light: own } = subject;
  const edge = softBlur({ width, height, values: alpha }, WRAP_SIGMA).values;
  const form = formOf(subject);
  const behind = blurredBehind(subject, backdrop);
  const balance = light.tint.map((value) => lerp(1, clamp(value, 0.4, 1.9), PULL) * light.exposure);
  for (let y = 0; y < height; y += 1) {
    const low = light.bounce ? smoothstep(0.45, 1, y / height) * 0.05 : 0;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (alpha[i] <= 0.003) continue;
      const slopeX = form[i + (x < width - 1 ? 1 : 0)] - form[i - (x > 0 ? 1 : 0)];
      const slopeY = form[i + (y < height - 1 ? width : 0)] - form[i - (y > 0 ? width : 0)];
      const facing = clamp(-slopeX * light.side * 34 + slopeY * 9, -1, 1);
      const shade = 1 + facing * (0.2 + 0.06 * (1 - light.back));
      const rim = clamp((1 - edge[i]) * 1.9) ** 2;
      const wrap = rim * (0.14 + 0.36 * light.back);
      for (let c = 0; c < 3; c += 1) {
        const j = i * 3 + c;
        const bounced = light.bounce ? low * light.bounce[c] * 1.6 - low * 0.4 : 0;
        let value = own[j] * balance[c] * shade * (1 + bounced);
        value += behind[c][i] * wrap * (1 - Math.min(1, value)) * 0.75;
        if (light.rims) value += light.rims[slopeX > 0 ? 0 : 1][c] * rim * (0.012 + 0.16 * value);
        own[j] = value < 0.85 ? value : 0.85 + (1 - Math.exp((0.85 - value) / 0.15)) * 0.15;
      }
    }
  }
}

/** The silhouette as a soft hill: its slopes tell which way the body faces. */
function formOf({ width, height, alpha }: Subject): Float32Array {
  const sigma = Math.max(6, Math.min(width, height) * 0.09);
  return softBlur({ width, height, values: alpha }, sigma).values;
}

/** The background behind the subject's window, well blurred, channel by channel. */
function blurredBehind({ left, top, width, height }: Subject, backdrop: Backdrop): Float32Array[] {
  return [0, 1, 2].map((c) => {
    const values = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      const row = clamp(top + y, 0, backdrop.height - 1);
      for (let x = 0; x < width; x += 1) {
        const column = clamp(left + x, 0, backdrop.width - 1);
        values[y * width + x] = backdrop.data[(row * backdrop.width + column) * 3 + c];
      }
    }
    return softBlur({ width, height, values }, 16).values;
  });
}
