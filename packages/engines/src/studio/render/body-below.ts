import { smoothstep } from '../core/interpolate.ts';
import type { Landmarks } from '../sketch-reading/sketch-reading.ts';
import type { ClothPlace } from './cloth-place.ts';
import type { Surface } from './surfaces.ts';

/** What is under sheer cloth: skin (0 to 1), and whether the cloth is lined there. */
export type Below = { body: number; lined: number };

export type Wearer = Landmarks & { isPerson: boolean; feet: readonly [number, number] };

/**
 * Sleeves have an arm in their middle; trunk and hips are lined; from the thigh down, skirts
 * show two legs. The object is reused.
 */
export function bodyBelow(
  surface: Surface,
  place: ClothPlace,
  wearer: Wearer,
): (x: number, y: number) => Below {
  const below: Below = { body: 0, lined: 0 };
  if (!wearer.isPerson) return () => below;
  const { top, bottom, centreX, feet } = wearer;
  const tall = bottom - top;
  const isArm = /sleeve|cuff|arm/.test(surface.region.part);
  return (x, y) => {
    if (isArm) {
      const off = Math.abs((x - place.x) * place.sin - (y - place.y) * place.cos);
      below.body = smoothstep(0.72, 0.45, off / Math.max(6, place.halfWidth));
      below.lined = 0;
      return below;
    }
    const at = (y - top) / tall;
    below.lined = smoothstep(0.2, 0.235, at) * smoothstep(0.74, 0.54, at);
    const down = Math.min(1, Math.max(0, (at - 0.5) / 0.45));
    const half = (0.043 - 0.022 * down) * tall;
    let body = at < 0.5 ? 1 : 0;
    for (const foot of feet) {
      const hip = centreX + Math.sign(foot - centreX || 1) * tall * 0.03;
      const middle = hip + (foot - hip) * down;
      body = Math.max(body, smoothstep(half * 1.35, half * 0.55, Math.abs(x - middle)));
    }
    below.body = body;
    return below;
  };
}
