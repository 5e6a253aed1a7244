import type { PixelSize } from '@toile/tools';
import { clamp } from '../../core/interpolate.ts';
import { bytesOf } from '../../core/map-plane.ts';
import { radiansOf } from '../../core/radians.ts';
import type { Box } from '../field/bounds.ts';
import type { Layer } from './layer.ts';
import { trimBlank } from './trim-blank.ts';

/** Layers turned about the middle of their frame by so many degrees. */
export function turned(layers: readonly Layer[], degrees: number): Layer[] {
  if (Math.abs(degrees) < 0.1) return [...layers];
  return layers.map((layer) => turnLayer(layer, radiansOf(degrees)));
}

function turnLayer(layer: Layer, angle: number): Layer {
  const { width, height, light, shape } = layer;
  const out = {
    ...layer,
    light: new Float32Array(light.length),
    shape: new Float32Array(shape.length),
  };
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dx = x - width / 2;
      const dy = y - height / 2;
      const u = clamp(width / 2 + cos * dx + sin * dy, 0, width - 1.001);
      const v = clamp(height / 2 - sin * dx + cos * dy, 0, height - 1.001);
      const a = Math.floor(v) * width + Math.floor(u);
      const fx = u - Math.floor(u);
      const fy = v - Math.floor(v);
      const i = y * width + x;
      out.shape[i] =
        (shape[a] * (1 - fx) + shape[a + 1] * fx) * (1 - fy) +
        (shape[a + width] * (1 - fx) + shape[a + width + 1] * fx) * fy;
      if (out.shape[i] === 0) continue;
      for (let c = 0; c < 3; c += 1) {
        const k = a * 3 + c;
        const below = k + width * 3;
        out.light[i * 3 + c] =
          (light[k] * (1 - fx) + light[k + 3] * fx) * (1 - fy) +
          (light[below] * (1 - fx) + light[below + 3] * fx) * fy;
      }
    }
  }
  return out;
}

/** Bounding box of the layers, trimmed. */
function boundsOf(layers: readonly Layer[]): Box {
  const { width, height } = layers[0];
  const boxes = layers.flatMap(({ shape, light }) => {
    const alpha = bytesOf(shape, (part) => Math.round(clamp(part) * 255));
    return trimBlank({ width, height, rgb: light, alpha }) ?? [];
  });
  return {
    left: Math.min(width, ...boxes.map(({ left }) => left)),
    top: Math.min(height, ...boxes.map(({ top }) => top)),
    right: Math.max(0, ...boxes.map(({ right }) => right)),
    bottom: Math.max(0, ...boxes.map(({ bottom }) => bottom)),
  };
}

/** A frame's pixels (opaque RGBA) in a white picture, what the layers cover in its middle. */
export function toPicture(
  frame: Uint8ClampedArray,
  layers: readonly Layer[],
  size: PixelSize,
): Uint8ClampedArray {
  const { width, height } = layers[0];
  const box = boundsOf(layers);
  const left = Math.round((size.width - box.left - box.right) / 2);
  const top = Math.round((size.height - box.top - box.bottom) / 2);
  const out = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  const from = Math.max(0, -left);
  const to = Math.min(width, size.width - left);
  for (let y = Math.max(0, -top); y < Math.min(height, size.height - top); y += 1) {
    const row = frame.subarray((y * width + from) * 4, (y * width + to) * 4);
    out.set(row, ((top + y) * size.width + left + from) * 4);
  }
  return out;
}
