import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { ColourPhrase } from '../../words/colour-phrases.ts';
import { isNegated } from '../../words/drop-negated.ts';
import { findPhrases, type PhraseMatch } from '../../words/find-phrases.ts';
import { tokenise } from '../../words/tokens.ts';
import { countedButtons } from './counted-buttons.ts';
import type { DesignWish } from './design/choose-design.ts';
import type { ClothGarment } from './design/garment.ts';
import { GARMENT_BOOK, type Meaning } from './garment-lexicon.ts';
import { impliedWishes } from './implied-wishes.ts';
import { namedColours, type PartWish, readPartWishes } from './part-wishes.ts';

/** A prompt for pattern-to-image, read. */
export type GarmentReading = {
  tokens: string[];
  matches: (PhraseMatch<Meaning> & { isRefused: boolean })[];
  wishes: DesignWish[];
  fabric?: FabricId;
  /** Colours and cloths of parts. */
  parts: readonly PartWish[];
  colours: readonly ColourPhrase[];
  /** Place of the number of its buttons. */
  countPlace?: number;
};

/** Reads which garment, design and cloth a prompt asks for. Never throws. */
export function readGarment(prompt: string): GarmentReading {
  const tokens = tokenise(prompt);
  const matches = findPhrases(GARMENT_BOOK, tokens).map((match) => ({
    ...match,
    isRefused: isNegated(tokens, match.from),
  }));
  const parts = readPartWishes(prompt);
  const ofParts = new Set(parts.flatMap(({ places }) => places));
  const told = matches.flatMap((match) =>
    [
      ...match.meanings.map((meaning) => ({ meaning, isInner: false })),
      ...withinName(match).map((meaning) => ({ meaning, isInner: true })),
    ].map((one) => ({
      ...one,
      isRefused: match.isRefused,
      isOfPart: ofParts.has(match.from),
    })),
  );
  const around = wishesOf(told.filter(({ isInner }) => !isInner));
  const inNames = wishesOf(told.filter(({ isInner }) => isInner));
  // "Baby doll top, tiered": what is said besides stands over the words of a name.
  const said = [
    ...around,
    ...inNames.filter(({ axis }) => !around.some((wish) => wish.axis === axis && !wish.isRefused)),
  ];
  const wanted = matches.filter(({ isRefused }) => !isRefused).flatMap(({ meanings }) => meanings);
  const count = countedButtons(tokens);
  const counted = [...withoutVague(said), ...(count ? [count.wish] : [])];
  const wishes = [
    ...counted,
    ...impliedWishes(wanted, counted),
    ...notCropped(counted),
    ...closedFor(counted),
  ];
  const fabric = told.find(
    ({ meaning, isRefused, isOfPart }) => meaning.is === 'fabric' && !isRefused && !isOfPart,
  )?.meaning;
  return {
    tokens,
    matches,
    wishes,
    fabric: fabric?.is === 'fabric' ? fabric.fabric : undefined,
    parts,
    colours: namedColours(prompt),
    ...(count && { countPlace: count.place }),
  };
}

/** A pouch in front lies over no zip. */
function closedFor(said: readonly DesignWish[]): DesignWish[] {
  const hasPouch = said.some(
    ({ axis, value, isRefused }) => axis === 'pocket' && value === 'kangaroo' && !isRefused,
  );
  const hasClosure = said.some(({ axis }) => axis === 'closure');
  return hasPouch && !hasClosure ? [{ axis: 'closure', value: 'none', isRefused: false }] : [];
}

type Told = { meaning: Meaning; isRefused: boolean };

const wishesOf = (told: readonly Told[]): DesignWish[] =>
  told.flatMap(({ meaning, isRefused }) =>
    meaning.is === 'wish' ? [{ axis: meaning.axis, value: meaning.value, isRefused }] : [],
  );

/** What is asked to be wide is not made short, unless the prompt says so. */
function notCropped(said: readonly DesignWish[]): DesignWish[] {
  const isWide = said.some(
    (wish) => wish.axis === 'fit' && wish.value === 'loose' && !wish.isRefused,
  );
  const hasLength = said.some(({ axis }) => axis === 'length');
  return isWide && !hasLength ? [{ axis: 'length', value: 'cropped', isRefused: true }] : [];
}

/** Buttons say how many or where, another word how a front closes: "double-breasted, six buttons". */
function withoutVague(said: readonly DesignWish[]): DesignWish[] {
  const isButtons = ({ axis, value }: DesignWish) => axis === 'closure' && value === 'buttons';
  const hasOther = said.some((wish) => wish.axis === 'closure' && !isButtons(wish));
  return said.filter((wish) => !hasOther || wish.isRefused || !isButtons(wish));
}

/** Meanings of the words before the last in a garment's name: the length in "maxi dress", the cloth in "denim jacket". */
function withinName({ phrase, meanings }: PhraseMatch<Meaning>): Meaning[] {
  const words = phrase.split(' ');
  if (words.length < 2 || !meanings.some(({ is }) => is === 'garment')) return [];
  const last = words.length - 1;
  return findPhrases(GARMENT_BOOK, words.slice(0, last))
    .flatMap((inner) => inner.meanings)
    .filter(({ is }) => is !== 'garment' && is !== 'named');
}

/** Last words of names for a piece of a whole: the "halter top" of a bikini. */
const PIECES: ReadonlySet<string> = new Set(['top', 'tops', 'bottom', 'bottoms']);

/**
 * The garments a prompt names, best first: the more words a name has, the surer it is. What is only
 * carried or worn with a garment named before it ("shirt with a tie") comes last; a skirt beside a
 * dress is the dress's.
 */
export function namedGarments({ matches, tokens }: GarmentReading): ClothGarment[] {
  const found = matches.flatMap(({ meanings, from, to, isRefused }) =>
    meanings.flatMap((meaning) =>
      meaning.is === 'garment' && !isRefused
        ? [{ ...meaning, from, words: to - from, isPiece: PIECES.has(tokens[to - 1]) }]
        : [],
    ),
  );
  const clothes = found.filter(({ garment }) => garment.type !== 'accessory');
  const firstAt = Math.min(...clothes.map(({ from }) => from));
  const hasWhole = clothes.some(({ garment }) => garment.type === 'full');
  const rank = ({ garment, from, isNear, isPiece }: (typeof found)[number]) =>
    (garment.type === 'accessory' && from > firstAt ? 4 : 0) +
    (hasWhole && garment.type !== 'full' && (garment.id === 'skirt' || isPiece) ? 2 : 0) +
    Number(isNear);
  return found
    .toSorted((a, b) => rank(a) - rank(b) || b.words - a.words || a.from - b.from)
    .map(({ garment }) => garment);
}
