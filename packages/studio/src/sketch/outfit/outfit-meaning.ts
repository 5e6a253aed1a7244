import type { Hex } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { Print } from '../../core/scene/scene.ts';
import type { ColourMeaning } from '../../words/colour-words.ts';
import type { PhraseBook, PhraseMatch } from '../../words/find-phrases.ts';
import type { Elsewhere } from '../figure/accessories/accessory.ts';
import type { BodyKind } from '../figure/body.ts';
import type { Detail, Feature, FeatureChoice } from '../garments/features.ts';
import type { Place } from '../garments/garment.ts';
import type { PartId } from '../garments/part-ids.ts';
import type { FinishId } from '../paint-scene/finish.ts';

/** The traits of the figure that words can ask for, each by the id of an entry of its own list. */
export type Trait =
  | 'hair'
  | 'hair-colour'
  | 'people'
  | 'age'
  | 'shape'
  | 'beard'
  | 'shoes'
  | 'pose'
  | 'gaze'
  | 'accessory';

/** What a word or phrase of a prompt about clothes can mean. */
export type OutfitMeaning =
  | { is: 'garment'; id: string; place?: Place }
  /** The garment's name says more than the garment: phrases of features. `isOwn`: it is a garment of its own. */
  | { is: 'named'; says: readonly string[]; isOwn?: boolean }
  /** A part of a garment, of which a colour or a cloth can be said. */
  | { is: 'part'; part: PartId }
  /** Several garments by one name, of one cloth unless `isMixed`. */
  | { is: 'set'; ids: readonly string[]; colour?: Hex; isMixed?: boolean }
  | ({ is: 'feature' } & FeatureChoice)
  | { is: 'feature-noun'; feature: Feature }
  | { is: 'detail'; detail: Detail }
  | { is: 'fabric'; id: FabricId }
  | { is: 'print'; id: Print['id'] }
  | ColourMeaning
  | { is: 'body'; kind: BodyKind }
  | { is: 'trait'; trait: Trait; id: string }
  /** Where the thing before it is: "in one hand", "on her forehead". */
  | { is: 'position'; at: Elsewhere }
  | { is: 'finish'; finish: FinishId }
  | { is: 'filler' }
  /** The engine has no such thing: what else the phrase means is only the nearest. */
  | { is: 'undrawn' };

export type OutfitLexicon = PhraseBook<OutfitMeaning>;
export type OutfitMatch = PhraseMatch<OutfitMeaning> & {
  /** Place of the garment in whose name it stands ("fur coat"); absent for words around garments. */
  within?: number;
  /** True: the garment's name stands for it, without the word ("flapper": fringe). */
  isImplied?: boolean;
};

/** The first meaning of a kind that a match can have. */
export function meaningOf<Is extends OutfitMeaning['is']>(
  match: OutfitMatch | undefined,
  is: Is,
): Extract<OutfitMeaning, { is: Is }> | undefined {
  return match?.meanings.find(
    (meaning): meaning is Extract<OutfitMeaning, { is: Is }> => meaning.is === is,
  );
}

/** Ids of the poses that a match asks for, those of other bodies too. */
export const posesIn = ({ meanings }: OutfitMatch): string[] =>
  meanings.flatMap((meaning) =>
    meaning.is === 'trait' && meaning.trait === 'pose' ? [meaning.id] : [],
  );
