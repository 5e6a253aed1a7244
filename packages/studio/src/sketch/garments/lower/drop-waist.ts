import type { DressContext } from '../garment.ts';
import type { SkirtOptions } from '../parts/skirt.ts';
import type { SkirtShape } from '../parts/skirt-shape.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawFullBodice } from './full-bodice.ts';

/** Trunk level of a waist that lies on the hips. */
const HIPS = 3.72;

/** Draws a dress whose waist lies on the hips: a straight loose bodice, and a short skirt sewn to it. */
export function buildDropWaist(
  context: DressContext,
  skirt: Omit<SkirtOptions, 'from'>,
): SkirtShape {
  const shape = drawDesignedSkirt(context, { ...skirt, from: HIPS - 0.04 });
  drawFullBodice(context, {
    level: HIPS,
    isBlousing: false,
    isTailored: false,
    room: { chest: 0.04, waist: 0.08, hip: 0.015, hang: 0.75 },
  });
  context.scene.on('upper', 4).stroke('seam', shape.top, { weight: 1.1, taper: [0.02, 0.02] });
  return shape;
}
