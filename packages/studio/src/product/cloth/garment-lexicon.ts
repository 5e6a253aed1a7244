import type { FabricId } from '../../core/fabrics/fabric.ts';
import { FABRICS } from '../../core/fabrics/registry.ts';
import { createPhraseBook, findPhrases, type PhraseBook } from '../../words/find-phrases.ts';
import { tokenise } from '../../words/tokens.ts';
import { AXES, AXIS_IDS, AXIS_NOUNS, type AxisId, NEAREST_CUTS } from './design/axes.ts';
import { ANY } from './design/choose-design.ts';
import type { ClothGarment } from './design/garment.ts';
import { GARMENTS } from './garments/registry.ts';
import { listNamedGarments } from './named-garments.ts';
import { sketchedNames } from './sketch-names.ts';
import { UNDRAWN } from './undrawn-words.ts';

/** A meaning that a phrase of a prompt for pattern-to-image can have. */
export type Meaning =
  | { is: 'garment'; garment: ClothGarment; isNear: boolean }
  /** The name stands for features that its words do not say. */
  | { is: 'named'; says: readonly string[] }
  | { is: 'wish'; axis: AxisId; value: string; isNear?: boolean }
  | { is: 'fabric'; fabric: FabricId }
  | { is: 'filler' }
  /** Nothing here draws it; its words alone would be read as something else. */
  | { is: 'undrawn' };

/** Words that say nothing about the design by themselves. */
const FILLERS =
  `neck neckline garment cloth outfit piece hem top bottom length fit woman women man men
  girl boy lady ladies mens womens summer winter spring autumn fall season seasonal wear product shot
  photo flat lay ghost mannequin front view studio trim detail line light casual made out
  sewn cut tailored classic simple modern elegant everyday long-lasting basic style`.split(/\s+/);

/** Phrases that ask for what every picture has, or for nothing that can be seen. */
const SMALL_TALK: readonly string[] = [
  'i would like to see',
  'show me',
  'let me see',
  'turn it into',
  'turn this into',
  'make it into',
  'made up as',
  'fitted bodice',
  'see it as',
  'pattern everywhere',
  'everywhere except',
  'all over except',
  'except',
  'apart from',
  'everything else',
  'self fabric',
  'same fabric',
  'same print',
  'ending',
  'finishing',
  'hitting',
  '1950s',
  '1960s',
  '1970s',
  'all the way',
];

/** Details that no product picture has: asked for they are told, refused they are heeded. */
const ABSENT: readonly string[] = [
  'belt loop',
  'tassel',
  'pom pom',
  'pompom',
  'fringe',
  'fringing',
  'beading',
  'beads',
  'bead',
  'sequin trim',
  'rhinestone',
  'applique',
  'logo',
  'embroidery',
  'label',
  'mannequin',
  'model',
  'hanger',
  'hanging',
  'folded',
  'close up',
];

/** Words of the product's own garments, cuts and cloths. */
const OWN_BOOK = createPhraseBook<Meaning>(entries());

/** All words that product pictures read. */
export const GARMENT_BOOK: PhraseBook<Meaning> = createPhraseBook<Meaning>([
  ...entries(),
  ...nearestOfSketches(),
]);

function* entries(): Generator<readonly [string, Meaning]> {
  for (const garment of GARMENTS) {
    for (const word of garment.words) yield [word, { is: 'garment', garment, isNear: false }];
    for (const word of garment.near ?? []) yield [word, { is: 'garment', garment, isNear: true }];
  }
  for (const { phrase, garment, says, isOwn } of listNamedGarments()) {
    if (!isOwn) yield [phrase, { is: 'garment', garment, isNear: false }];
    yield [phrase, { is: 'named', says }];
  }
  for (const axis of AXIS_IDS) {
    for (const [value, words] of Object.entries<readonly string[]>(AXES[axis])) {
      for (const word of words) yield [word, { is: 'wish', axis, value }];
    }
  }
  for (const { axis, value, words } of NEAREST_CUTS) {
    for (const word of words) yield [word, { is: 'wish', axis, value, isNear: true }];
  }
  for (const [word, axis] of Object.entries(AXIS_NOUNS))
    yield [word, { is: 'wish', axis, value: ANY }];
  for (const { id, words } of FABRICS)
    for (const word of words) yield [word, { is: 'fabric', fabric: id }];
  for (const word of FILLERS) yield [word, { is: 'filler' }];
  for (const phrase of SMALL_TALK) yield [phrase, { is: 'filler' }];
  for (const phrase of [...UNDRAWN, ...ABSENT]) yield [phrase, { is: 'undrawn' }];
}

/** Names that sketches alone know, where no word of ours is in them. */
function* nearestOfSketches(): Generator<readonly [string, Meaning]> {
  for (const { phrase, id } of sketchedNames()) {
    const garment = GARMENTS.find((one) => one.id === id);
    const isKnown = findPhrases(OWN_BOOK, phrase.split(' ')).length > 0;
    if (garment && !isKnown) yield [phrase, { is: 'garment', garment, isNear: true }];
  }
}

/** The meanings of a whole phrase; none where only parts of it are known. */
export const meaningsOf = (phrase: string): readonly Meaning[] => {
  const tokens = tokenise(phrase);
  return (
    findPhrases(GARMENT_BOOK, tokens).find(({ from, to }) => from === 0 && to === tokens.length)
      ?.meanings ?? []
  );
};
