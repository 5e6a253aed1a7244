import type { Hex } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { PartId } from '../../sketch/garments/part-ids.ts';
import { describedParts } from '../../sketch/outfit/described-parts.ts';
import { createOutfitLexicon } from '../../sketch/outfit/outfit-lexicon.ts';
import { meaningOf, type OutfitMatch } from '../../sketch/outfit/outfit-meaning.ts';
import { type OutfitReading, readOutfit } from '../../sketch/outfit/read-outfit.ts';
import { type ColourPhrase, modifiedColour } from '../../words/colour-phrases.ts';
import { BREAK } from '../../words/tokens.ts';
import { GARMENTS } from './garments/registry.ts';

/** A colour or a cloth that a prompt gives to one part of the garment, and the places of its words. */
export type PartWish = {
  part: PartId;
  colour?: Hex;
  fabric?: FabricId;
  places: readonly number[];
  /** A cord in the seams, not a cloth. */
  isPiping?: boolean;
};

/** Sketches and product pictures read parts alike; the names of garments are our own. */
const LEXICON = createOutfitLexicon(
  GARMENTS.map(({ id, words, near = [] }) => ({ id, words: [...words, ...near] })),
  [],
);

/** Reads which parts of a garment have a colour or a cloth of their own. Never throws. */
export function readPartWishes(prompt: string): PartWish[] {
  const reading = readOutfit(LEXICON, prompt);
  const said = reading.wishes.flatMap((match) => wishesIn(match, reading));
  const isSaid = (at: number) => said.some(({ places }) => places.includes(at));
  return [...said, ...plainParts(reading).filter(({ places }) => !isSaid(places[0]))];
}

/** Words between "plain" and its part: "a plain webbing belt". */
const PLAIN_REACH = 2;

/** Parts that are plain in the ground's colour: "plain belt", "solid collar". */
function plainParts({ tokens, wishes }: OutfitReading): PartWish[] {
  return tokens.flatMap((word, at): PartWish[] => {
    if (word !== 'plain' && word !== 'solid') return [];
    const noun = wishes.find(
      (match) =>
        match.from > at &&
        match.from - at <= PLAIN_REACH &&
        !tokens.slice(at, match.from).includes(BREAK) &&
        meaningOf(match, 'part'),
    );
    const part = meaningOf(noun, 'part')?.part;
    if (!noun || part === undefined) return [];
    return [
      { part, places: placesOf(at, noun.to).filter((place) => place === at || place >= noun.from) },
    ];
  });
}

/** Colours of a prompt, as they are modified, with their places. */
export function namedColours(prompt: string): ColourPhrase[] {
  const { wishes, tokens } = readOutfit(LEXICON, prompt);
  return wishes.flatMap((match) => modifiedColour(match, { found: wishes, tokens }) ?? []);
}

/** Buttons that are called by what they are made of. */
const BUTTONS: Readonly<Record<string, Hex>> = {
  'gold button': '#c9a04a',
  'brass button': '#b8923f',
  'pearl button': '#f3efe6',
  'horn button': '#4a362b',
};

function wishesIn(match: OutfitMatch, reading: OutfitReading): PartWish[] {
  const metal = BUTTONS[match.phrase];
  if (metal) return [{ part: 'button', colour: metal, places: placesOf(match.from, match.to) }];
  const fabric = meaningOf(match, 'fabric')?.id;
  const named = modifiedColour(match, { found: reading.wishes, tokens: reading.tokens });
  if (!fabric && !named) return [];
  const { from, to } = named ?? match;
  return (describedParts(match, reading) ?? []).flatMap((noun) => {
    const part = meaningOf(noun, 'part')?.part;
    if (part === undefined) return [];
    const places = [
      ...leadIn(from, reading),
      ...placesOf(from, to),
      ...placesOf(noun.from, noun.to),
      // Between a part and what is said of it are links alone: "the collar which is brown".
      ...placesOf(noun.to, from),
    ];
    const isPiping = PIPING.has(noun.phrase);
    return [
      {
        part,
        places,
        ...(isPiping && { isPiping }),
        ...(named ? { colour: named.colour } : { fabric }),
      },
    ];
  });
}

const PIPING: ReadonlySet<string> = new Set(['piping', 'trim', 'trimming', 'edging', 'binding']);

/** Words before a colour or a cloth that say that a part is not like the rest. */
const APART: ReadonlySet<string> = new Set(['plain', 'solid', 'contrast', 'contrasting']);

const leadIn = (from: number, { tokens }: OutfitReading): number[] =>
  APART.has(tokens[from - 1]) ? [from - 1] : [];

const placesOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
