import type { PixelSize } from '@toile/tools';
import { distanceTo } from '../../core/plane/distance-to.ts';
import { softBlur } from '../field/soft-blur.ts';

/** Width in pixels of the rim around a mask where the object's colour may be mixed in. */
const RIM_PX = 2.6;
/** Distance in pixels from the edge beyond which a colour is not mixed. */
const CLEAR_PX = 3;
/** Least distance (CIE Lab) between object and surroundings at which a rim is visible. */
const LEAST_GAP = 6;
/** Least share of the object's colour in a pixel of the rim. */
const SHARE = 0.12;

/** Mask of 0 and 1, extended by the rim of mixed pixels that still shows the object's colour. */
export function reachRim(lab: Float32Array, mask: Uint8Array, size: PixelSize): Uint8Array {
  const away = distanceTo(mask, size);
  const depth = distanceTo(
    mask.map((on) => 1 - on),
    size,
  );
  const inside = around(
    lab,
    Uint8Array.from(depth, (px) => (px >= CLEAR_PX ? 1 : 0)),
    size,
  );
  const outside = around(
    lab,
    Uint8Array.from(away, (px) => (px >= RIM_PX + 1.5 ? 1 : 0)),
    size,
  );
  return mask.map((on, i) => {
    if (on || away[i] > RIM_PX) return on;
    let along = 0;
    let squared = 0;
    for (let c = 0; c < 3; c += 1) {
      const way = inside[i * 3 + c] - outside[i * 3 + c];
      along += (lab[i * 3 + c] - outside[i * 3 + c]) * way;
      squared += way * way;
    }
    return squared > LEAST_GAP ** 2 && along > SHARE * squared ? 1 : 0;
  });
}

/** The mean colour near each pixel of those that count. */
function around(lab: Float32Array, counts: Uint8Array, size: PixelSize): Float32Array {
  const blurred = (values: Float32Array) => softBlur({ ...size, values }, 3).values;
  const total = blurred(Float32Array.from(counts));
  const out = new Float32Array(lab.length);
  for (let c = 0; c < 3; c += 1) {
    const sum = blurred(Float32Array.from(counts, (on, i) => on * lab[i * 3 + c]));
    for (let i = 0; i < counts.length; i += 1) {
      out[i * 3 + c] = total[i] > 1e-4 ? sum[i] / total[i] : lab[i * 3 + c];
    }
  }
  return out;
}
