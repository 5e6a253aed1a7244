import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import { bytesOf, floatsOf } from '../../core/map-plane.ts';
import { pushPull } from '../../photo/field/push-pull.ts';

type Cut = { width: number; height: number; light: Float32Array; alpha: Float32Array };

/** Takes the old background's light out of edge pixels; whole pixels stay as they are. */
export function decontaminate({ width, height, light, alpha }: Cut): Float32Array {
  const edges = bytesOf(alpha, (a) => (a > 0 && a < 0.995 ? 1 : 0));
  const fill = (isKnown: (a: number) => boolean) => {
    const weight = floatsOf(alpha, (a) => (isKnown(a) ? 1 : 0));
    return pushPull({ width, height, light, weight }, edges);
  };
  const inside = fill((a) => a > 0.97);
  const outside = fill((a) => a < 0.02);
  const clean = Float32Array.from(light);
  for (let i = 0; i < alpha.length; i += 1) {
    if (!edges[i]) continue;
    const a = alpha[i];
    const trust = smoothstep(0.15, 0.95, a) * 0.85;
    for (let c = 0; c < 3; c += 1) {
      const j = i * 3 + c;
      const own = a > 0.05 ? clamp((light[j] - (1 - a) * outside[j]) / a, 0, 1.2) : inside[j];
      clean[j] = lerp(inside[j], within(own, inside[j], outside[j]), trust);
    }
  }
  return clean;
}

/** Keeps what is left of a bright background out of dark edges, and of a dark one out of bright edges. */
const within = (own: number, inside: number, outside: number) =>
  outside > inside ? Math.min(own, inside * 1.7 + 0.012) : Math.max(own, inside * 0.55);
