import type { Shoe } from './shoe.ts';
import { barefoot } from './styles/barefoot.ts';
import { chelseaBoots, combatBoots } from './styles/boots.ts';
import { flats, heeledMaryJanes, maryJanes } from './styles/flats.ts';
import { ankleBoots, boots, highBoots } from './styles/heeled-boots.ts';
import { loafers, oxfords, sneakers } from './styles/laced.ts';
import { mules } from './styles/mules.ts';
import { pump } from './styles/pump.ts';
import { espadrilles, flatforms, platformSandals, platforms, wedges } from './styles/raised.ts';
import { cowboyBoots, ridingBoots, wellingtons } from './styles/rubber-boots.ts';
import { flatSandals, sandals } from './styles/sandals.ts';
import { brogues, highTops, slides, slippers } from './styles/soft-shoes.ts';

/** All shoes. */
export const SHOES: readonly Shoe[] = [
  pump,
  sandals,
  flatSandals,
  flats,
  maryJanes,
  ankleBoots,
  boots,
  combatBoots,
  chelseaBoots,
  sneakers,
  oxfords,
  loafers,
  mules,
  barefoot,
  wellingtons,
  ridingBoots,
  cowboyBoots,
  brogues,
  espadrilles,
  wedges,
  platforms,
  flatforms,
  highTops,
  slides,
  slippers,
  highBoots,
  platformSandals,
  heeledMaryJanes,
];

export type ShoeId = string;

/** The shoe of an id. Throws on an unknown one. */
export function shoeOf(id: ShoeId): Shoe {
  const found = SHOES.find((shoe) => shoe.id === id);
  if (!found) throw new Error(`No shoe is called ${id}`);
  return found;
}
