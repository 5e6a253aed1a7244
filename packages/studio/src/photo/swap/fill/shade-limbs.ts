import { clamp, smoothstep } from '../../../core/interpolate.ts';
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
  for (let i = 0; i < bare.length; i += 1) {
    if (!bare[i]) continue;
    const x = (i % size.width) + box.left;
    const y = Math.floor(i / size.width) + box.top;
    const shade = (1 - roundnessAt(x, y, body)) * clamp(light[i], 0.4, 1.15) ** SHARE;
    for (let c = 0; c < 3; c += 1) {
      // Skin gets warmer in shade: red falls less than green and blue.
      below[i * 3 + c] *= shade ** (c === 0 ? 0.85 : 1.08);
    }
  }
}

/** Length over which a limb becomes round from the trunk on, as a share of the shoulders' width. */
const JOINT = 0.2;

/**
 * Darkening at a spot by the roundness of the limb that it lies on. The trunk is flat: bones do not
 * extend into it, or neck and chest get the sides of a leg, or of a raised arm.
 */
function roundnessAt(x: number, y: number, { arms, legs, shouldersPx }: ViewedBody): number {
  const onArms = arms.map((arm) => {
    const { alongPx, asidePx } = placeOnLimb(x, y, arm);
    const part = alongPx / limbLength(arm);
    const across = part > 1 ? 1 : Math.abs(asidePx) / (armHalf(part) * shouldersPx);
    return { alongPx, across };
  });
  const onLegs = legs.map((leg) => {
    const { alongPx, asidePx } = placeOnLimb(x, y, leg);
    return { alongPx, across: Math.abs(asidePx) / (LEG * shouldersPx) };
  });
  const limbs = [...onArms, ...onLegs].filter(({ alongPx }) => alongPx > 0);
  const across = Math.min(...limbs.map((limb) => limb.across));
  if (across > 1.05) return 0;
  const alongPx = Math.max(...limbs.filter((l) => l.across === across).map((l) => l.alongPx));
  const round = ROUND * (1 - Math.sqrt(1 - clamp(across) ** 2));
  return round * smoothstep(0, JOINT * shouldersPx, alongPx);
}
