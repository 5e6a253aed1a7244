import { clamp } from '../../../core/interpolate.ts';
import type { Box } from '../../field/bounds.ts';
import { limbLength, placeOnLimb } from '../body/limb.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import { armHalf } from '../warp/place-sleeve.ts';

type Bare = {
  body: ViewedBody;
  /** 1 where skin was filled in. */
  bare: Uint8Array;
  /** Light that fell on the cloth that covered the skin. */
  light: Float32Array;
  box: Box;
  size: { width: number };
};

/** Darkening at a limb's sides (0–1), and the exponent that weakens the cloth's light on skin. */
const ROUND = 0.42;
const SHARE = 0.7;
/** Half of a leg's width, as a share of the shoulders' width. */
const LEG = 0.17;

/** Shades filled-in skin, in place: the roundness of its limb, and the light that fell on the cloth. */
export function shadeLimbs(below: Float32Array, { body, bare, light, box, size }: Bare): void {
  const { shouldersPx, arms, legs } = body;
  for (let i = 0; i < bare.length; i += 1) {
    if (!bare[i]) continue;
    const x = (i % size.width) + box.left;
    const y = Math.floor(i / size.width) + box.top;
    const across = Math.min(
      ...arms.map((arm) => {
        const { alongPx, asidePx } = placeOnLimb(x, y, arm);
        const part = alongPx / limbLength(arm);
        return part > 1 ? 1 : Math.abs(asidePx) / (armHalf(part) * shouldersPx);
      }),
      ...legs.map((leg) => Math.abs(placeOnLimb(x, y, leg).asidePx) / (LEG * shouldersPx)),
    );
    // The trunk counts as flat; only limbs are round.
    const round = across > 1.05 ? 0 : ROUND * (1 - Math.sqrt(1 - clamp(across) ** 2));
    const shade = (1 - round) * clamp(light[i], 0.4, 1.15) ** SHARE;
    for (let c = 0; c < 3; c += 1) {
      // Skin gets warmer in shade: red falls less than green and blue.
      below[i * 3 + c] *= shade ** (c === 0 ? 0.85 : 1.08);
    }
  }
}
