import type { Light } from '../../core/linear.ts';
import { blurAt } from '../optics/camera.ts';
import type { Stage } from '../stage.ts';

/** A small bright thing: where in the frame, how far, the light it sends in all. */
export type Lamp = { u: number; v: number; depthM: number; light: Light; sizePx?: number };

/**
 * Adds lamps as an open lens shows them: even discs with a slightly brighter rim, cut to a
 * cat's eye towards the corners. `light` is the brightness of a disc of 4 px radius.
 */
export function addLamps(stage: Stage, lamps: readonly Lamp[]): void {
  for (const lamp of lamps) addLamp(stage, lamp);
}

function addLamp({ plate, camera }: Stage, { u, v, depthM, light, sizePx = 1 }: Lamp): void {
  const { width, height, data } = plate;
  const radius = Math.hypot(blurAt(camera, depthM), sizePx);
  const strength = Math.min(1.6, 16 / (radius * radius)) ** 0.75;
  const x = u * width;
  const y = v * height;
  const off = { x: (u - 0.5) * radius * 0.9, y: (v - 0.5) * radius * 0.9 };
  for (
    let row = Math.max(0, Math.floor(y - radius));
    row <= Math.min(height - 1, y + radius + 1);
    row += 1
  ) {
    for (
      let column = Math.max(0, Math.floor(x - radius));
      column <= Math.min(width - 1, x + radius + 1);
      column += 1
    ) {
      const dx = column - x;
      const dy = row - y;
      const r = Math.hypot(dx, dy);
      const cut = Math.hypot(dx + off.x, dy + off.y);
      const cover = Math.min(1, radius + 0.5 - r, radius * 1.12 + 0.5 - cut);
      if (cover <= 0) continue;
      const rim = 0.82 + 0.36 * (r / radius) ** 4;
      const by = cover * rim * strength;
      const to = (row * width + column) * 3;
      data[to] += light[0] * by;
      data[to + 1] += light[1] * by;
      data[to + 2] += light[2] * by;
    }
  }
}
