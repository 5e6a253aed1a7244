import type { Hairstyle } from './hairstyle.ts';
import { bob } from './styles/bob.ts';
import { bun, lowBun } from './styles/bun.ts';
import { crop } from './styles/crop.ts';
import { long } from './styles/long.ts';

/** All ways to wear hair. */
export const HAIRSTYLES: readonly Hairstyle[] = [long, bob, bun, lowBun, crop];

export type HairstyleId = string;

/** The style of an id. Throws on an unknown one. */
export function hairstyleOf(id: HairstyleId): Hairstyle {
  const found = HAIRSTYLES.find((style) => style.id === id);
  if (!found) throw new Error(`No hairstyle is called ${id}`);
  return found;
}
