import type { Hairstyle } from './hairstyle.ts';
import { bob } from './styles/bob.ts';
import { boxBraids, braids } from './styles/braids.ts';
import { bun, lowBun } from './styles/bun.ts';
import { crop } from './styles/crop.ts';
import { afro, curly, shortCurls } from './styles/curly.ts';
import { fringe, fringedBob } from './styles/fringe.ts';
import { hijab } from './styles/hijab.ts';
import { long } from './styles/long.ts';
import { bunches, pony } from './styles/pony.ts';
import { bald, buzz, fade, sidePart } from './styles/short.ts';
import { waves } from './styles/waves.ts';

/** All ways to wear hair. */
export const HAIRSTYLES: readonly Hairstyle[] = [
  long,
  waves,
  bob,
  fringe,
  fringedBob,
  bun,
  lowBun,
  pony,
  bunches,
  curly,
  afro,
  shortCurls,
  braids,
  boxBraids,
  crop,
  sidePart,
  fade,
  buzz,
  bald,
  hijab,
];

export type HairstyleId = string;

/** The style of an id. Throws on an unknown one. */
export function hairstyleOf(id: HairstyleId): Hairstyle {
  const found = HAIRSTYLES.find((style) => style.id === id);
  if (!found) throw new Error(`No hairstyle is called ${id}`);
  return found;
}
