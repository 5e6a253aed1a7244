import type { Shoe } from './shoe.ts';
import { pump } from './styles/pump.ts';

/** All shoes. */
export const SHOES: readonly Shoe[] = [pump];

export type ShoeId = string;

/** The shoe of an id. Throws on an unknown one. */
export function shoeOf(id: ShoeId): Shoe {
  const found = SHOES.find((shoe) => shoe.id === id);
  if (!found) throw new Error(`No shoe is called ${id}`);
  return found;
}
