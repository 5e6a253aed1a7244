import type { Region } from '../../../core/scene/scene.ts';
import type { Page } from '../paper/lay-paper.ts';
import { CHANNEL_DENSITY, type Density } from './pigment.ts';
import type { RegionMasks } from './region-masks.ts';

const STEPS_PER_UNIT = 512;
const MOST = 9;
/** Light let through at densities from 0 to 9. */
const THROUGH = Float32Array.from({ length: MOST * STEPS_PER_UNIT + 1 }, (_, i) =>
  Math.exp(-i / STEPS_PER_UNIT),
);

const through = (density: number): number =>
  density <= 0 ? 1 : density >= MOST ? 0 : THROUGH[(density * STEPS_PER_UNIT + 0.5) | 0];

export type Settling = {
  masks: RegionMasks;
  page: Page;
  region: Pick<Region, 'opacity'>;
  colour: Density;
  shadow: Density;
  /** Colours of a print in the box, RGBA. */
  print?: Uint8ClampedArray;
};

/**
 * Lays an area over what is on the page. `light` holds the part of the light that each pixel
 * lets through, three numbers a pixel. Paint lets through exp(−density); inside the cover it
 * takes the place of what lay there, as far as the region is opaque, outside it glazes it. A
 * pixel at an edge is split: its paint lies in the covered part first, so that no paper shows
 * where two areas meet.
 */
export function settle(
  light: Float32Array,
  amounts: { pigment: Float32Array; shadow: Float32Array },
  { masks, page, region, colour, shadow, print }: Settling,
): void {
  const { cover, paint, left, top, width, height } = masks;
  const { pigment, shadow: shading } = amounts;
  const { opacity } = region;
  const [red, green, blue] = colour;
  const [redShadow, greenShadow, blueShadow] = shadow;
  for (let y = 0, i = 0; y < height; y += 1) {
    let o = ((y + top) * page.width + left) * 3;
    for (let x = 0; x < width; x += 1, i += 1, o += 3) {
      const painted = paint[i];
      const covered = cover[i];
      if (painted === 0 && covered === 0) continue;
      if (covered === 1 && opacity === 1 && !print) {
        // Most pixels: nothing of what lay below is seen, so that the rest has no part in them.
        const p = pigment[i];
        const s = shading[i];
        light[o] = through(p * red + s * redShadow);
        light[o + 1] = through(p * green + s * greenShadow);
        light[o + 2] = through(p * blue + s * blueShadow);
        continue;
      }
      const within = painted > covered ? 1 / painted : covered > 0 ? 1 / covered : 0;
      const beyond =
        painted > covered && covered < 1 ? (painted - covered) / ((1 - covered) * painted) : 0;
      const hides = covered * opacity;
      const alpha = print ? print[i * 4 + 3] / 255 : 0;
      for (let c = 0; c < 3; c += 1) {
        let own = colour[c];
        if (alpha > 0 && print) own += (CHANNEL_DENSITY[print[i * 4 + c]] - own) * alpha;
        const density = pigment[i] * own + shading[i] * shadow[c];
        const below = light[o + c] * (1 - hides);
        const glazed =
          beyond === 0 ? below : below * (1 - (1 - through(density * beyond)) * opacity);
        light[o + c] = glazed + hides * through(density * within);
      }
    }
  }
}
