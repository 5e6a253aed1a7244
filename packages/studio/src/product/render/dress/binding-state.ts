import type { Hex } from '../../../core/colour.ts';
import type { OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import type { DrawnThings } from './drawn-things.ts';
import type { Noun } from './find-nouns.ts';
import type { NamedWear } from './named-wear.ts';
import type { BoundStructure } from './structure-words.ts';
import type { ThingCloth } from './thing-cloth.ts';

/** What has been bound so far of a prompt. */
export type BindingState = {
  words: OutfitReading;
  drawn: DrawnThings;
  nouns: readonly Noun[];
  wear: readonly NamedWear[];
  shoes: ThingCloth;
  accessories: Map<string, ThingCloth>;
  bound: Set<OutfitMatch>;
  unbound: Set<OutfitMatch>;
  read: Set<number>;
  prints: Map<number, string>;
  fades: Map<number, Hex>;
  quilted: Set<number>;
  /** Colours of piping, by the index in `wear`. */
  piping: Map<number, Hex>;
  structures: BoundStructure[];
  /** Colours of fringe, by the index in `wear`; undefined: that of the cloth. */
  fringes: Map<number, Hex | undefined>;
  hair?: Hex;
  /** Words of the cloth's own colour, by the index in `wear`. */
  grounds: Map<number, string>;
};
