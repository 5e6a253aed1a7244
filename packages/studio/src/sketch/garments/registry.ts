import type { Garment } from './garment.ts';
import { LOWER_GARMENTS } from './lower/registry.ts';
import { UPPER_GARMENTS } from './upper/registry.ts';

/** Every garment that can be drawn. */
export const GARMENTS: readonly Garment[] = [...UPPER_GARMENTS, ...LOWER_GARMENTS];

/** The garment of an id. Throws on an unknown one. */
export function garmentOf(id: string): Garment {
  const found = GARMENTS.find((garment) => garment.id === id);
  if (!found) throw new RangeError(`No garment is called ${id}`);
  return found;
}
