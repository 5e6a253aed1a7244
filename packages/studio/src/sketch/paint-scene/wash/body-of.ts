import { lerp, smoothstep } from '../../../core/interpolate.ts';
import type { Brush } from '../finish.ts';
import type { Density } from './pigment.ts';

/** Density of the lightest channel from which a colour is dark, and at which it is nearly black. */
const DARK = { from: 0.75, to: 1.3 } as const;
/** Pigment of dark colours: navy in pencil is pressed hard, else it would be the blue of jeans. */
const DARK_BODY = 0.94;

/** Pigment of a plain area in a colour of this density, 0 to 1: the finish's own, and more of dark colours. */
export const bodyOf = ({ body }: Brush, density: Density): number =>
  Math.max(body, lerp(body, DARK_BODY, smoothstep(DARK.from, DARK.to, Math.min(...density))));
