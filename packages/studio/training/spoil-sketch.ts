import sharp from 'sharp';
import { fromLch, type Hex, toRgb } from '../src/core/colour.ts';
import { clamp } from '../src/core/interpolate.ts';
import { blurPlane } from '../src/core/plane/blur-plane.ts';
import { createRng, type Rng } from '../src/core/rng.ts';
import type { RegionMap } from '../src/sketch/paint-scene/region-map/region-map.ts';

/** A sketch in red, green and blue bytes, with what every pixel shows. */
export type KnownSketch = { rgb: Uint8Array; map: RegionMap };

/** What uploads are that our sketches are not. */
const SPOILS = [asLines, asPhoto, asPart, asCartoon] as const;

/** A sketch as somebody else's might look: lines alone, a photo of paper, larger or smaller, or flat colours inked in black. */
export function spoilSketch(sketch: KnownSketch, number: number): KnownSketch {
  const rng = createRng(`spoil|${number}`);
  return rng.pick(SPOILS)(sketch, rng);
}

/** A JPEG of a sketch, as it is sent. */
export const toJpeg = ({ rgb, map: { width, height } }: KnownSketch): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();

/** How much darker each pixel is than what is around it. */
function lineDepths({ rgb, map }: KnownSketch, reach: number): Float32Array {
  const light = new Float32Array(map.ids.length);
  for (let i = 0; i < light.length; i += 1)
    light[i] = (0.3 * rgb[i * 3] + 0.59 * rgb[i * 3 + 1] + 0.11 * rgb[i * 3 + 2]) / 255;
  const around = blurPlane(light, map, reach);
  return light.map((own, i) => Math.max(0, around[i] - own - 0.03) / Math.max(0.3, around[i]));
}

function asLines(sketch: KnownSketch, rng: Rng): KnownSketch {
  const depths = lineDepths(sketch, rng.int(3, 6));
  const ink = rng.range(1.6, 3.1);
  const rgb = sketch.rgb.map((_, i) => 252 * (1 - Math.min(0.9, depths[Math.floor(i / 3)] * ink)));
  return { rgb, map: sketch.map };
}

function asPhoto({ rgb, map }: KnownSketch, rng: Rng): KnownSketch {
  const [across, down, base] = [rng.range(-0.18, 0.18), rng.range(-0.18, 0.18), rng.range(0.72, 1)];
  const tint = [1, rng.range(0.97, 1.02), rng.range(0.9, 1)];
  const spoilt = rgb.map((value, i) => {
    const at = Math.floor(i / 3);
    const x = (at % map.width) / map.width - 0.5;
    const y = at / map.ids.length - 0.5;
    const light = (base + across * x + down * y) * tint[i % 3];
    return clamp(value * light + rng.range(-3, 3), 0, 255);
  });
  return { rgb: spoilt, map };
}

function asPart({ rgb, map }: KnownSketch, rng: Rng): KnownSketch {
  const { width, height } = map;
  const scale = rng.chance(0.5) ? rng.range(0.62, 0.92) : rng.range(1.02, 1.22);
  const left = width * (1 - scale) * rng.next();
  const top = height * (1 - scale) * rng.next();
  const ids = new Uint16Array(map.ids.length);
  const moved = new Uint8Array(rgb.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    const from = Math.floor((y - top) / scale);
    for (let x = 0; x < width; x += 1, i += 1) {
      const at = Math.floor((x - left) / scale);
      const isOn = at >= 0 && from >= 0 && at < width && from < height;
      const source = isOn ? from * width + at : 0;
      if (isOn) ids[i] = map.ids[source];
      for (let c = 0; c < 3; c += 1) moved[i * 3 + c] = rgb[source * 3 + c];
    }
  }
  return { rgb: moved, map: { ...map, ids } };
}

function asCartoon(sketch: KnownSketch, rng: Rng): KnownSketch {
  const { map } = sketch;
  const depths = lineDepths(sketch, 6);
  const colours = cartoonColours(map, rng);
  const rgb = new Uint8Array(sketch.rgb.length);
  for (let i = 0; i < map.ids.length; i += 1) {
    const own = map.ids[i];
    const colour = colours.get(own) ?? [255, 255, 255];
    const isOutline =
      own !== (map.ids[i + 2] ?? own) || own !== (map.ids[i + 2 * map.width] ?? own);
    const paper = isOutline ? 0.05 : 1 - Math.min(1, depths[i] * 2.5);
    for (let c = 0; c < 3; c += 1) rgb[i * 3 + c] = colour[c] * paper;
  }
  return { rgb, map };
}

function cartoonColours(map: RegionMap, rng: Rng): Map<number, number[]> {
  const any = (): Hex => fromLch([rng.range(0.3, 0.97), rng.range(0, 0.2), rng.range(0, 6.28)]);
  const skin = fromLch([rng.range(0.45, 0.92), rng.range(0.04, 0.11), rng.range(0.75, 1.25)]);
  const chosen = new Map<string, Hex>();
  const colours = new Map<number, number[]>();
  for (const { id, class: is, garment } of map.regions) {
    const key = `${is} ${garment ?? ''}`;
    const colour = is === 'skin' ? skin : (chosen.get(key) ?? any());
    chosen.set(key, colour);
    colours.set(id, toRgb(colour));
  }
  return colours;
}
