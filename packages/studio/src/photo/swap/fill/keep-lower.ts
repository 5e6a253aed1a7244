import type { Box } from '../../field/bounds.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import type { Worn } from '../body/worn.ts';

type Kept = { worn: Worn; hemY: (x: number) => number; body: ViewedBody };

/** A short top over a dress: the rest of the dress stays, as a skirt. */
export const keepsLower = ({ worn, hemY, body }: Kept): boolean =>
  worn.place === 'full' && worn.box.bottom - hemY(body.hips.x) > body.torsoPx * 0.45;

type Hem = Kept & { rgb: Uint8Array; box: Box; size: { width: number } };

/** Puts the photo's own pixels back below the new hem. */
export function keepLower(below: Float32Array, { rgb, box, size, hemY, worn, body }: Hem): void {
  for (let i = 0; i * 3 < below.length; i += 1) {
    const x = (i % size.width) + box.left;
    const y = Math.floor(i / size.width) + box.top;
    if (y < hemY(x) - 6) continue;
    const sides = y > body.hips.y ? [0, worn.width] : worn.trunk(y);
    if (!sides || x < sides[0] || x > sides[1]) continue;
    for (let c = 0; c < 3; c += 1) below[i * 3 + c] = rgb[i * 3 + c];
  }
}
