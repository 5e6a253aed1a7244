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
  /** The picture's pattern is on such parts alone: "print only on the sleeves". */
  isOnly?: boolean;
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
  const plain = [...plainParts(reading), ...unprintedParts(reading)];
  return [...said, ...plain.filter(({ places }) => !isSaid(places[0])), ...onlyParts(reading)];
}

const PRINTS: ReadonlySet<string> = new Set(
  'pattern patterned print printed motif design fabric placed'.split(' '),
);
const ON: ReadonlySet<string> = new Set(['on', 'at', 'in', 'for', 'over']);
const DETERMINERS: ReadonlySet<string> = new Set(['the', 'its', 'both', 'all']);
/** Parts that are only a part of the cloth where a prompt tells which of it has the pattern. */
const FRONTS: Readonly<Record<string, PartId>> = {
  front: 'bodice',
  fronts: 'bodice',
  panels: 'bodice',
  body: 'bodice',
};

/** The parts of a list that begins at a place, with the place after it: "the collar and cuffs". */
function listAt(start: number, { tokens, wishes }: OutfitReading): { parts: PartId[]; to: number } {
  const parts: PartId[] = [];
  let at = start;
  let to = start;
  for (;;) {
    while (DETERMINERS.has(tokens[at] ?? '')) at += 1;
    const noun = wishes.find((match) => match.from === at && meaningOf(match, 'part'));
    const part = meaningOf(noun, 'part')?.part ?? FRONTS[tokens[at] ?? ''];
    if (part === undefined) return { parts, to };
    parts.push(part);
    to = noun?.to ?? at + 1;
    if (tokens[to] === 'panels' || tokens[to] === 'panel') to += 1;
    if (tokens[to] !== 'and' && tokens[to] !== BREAK) return { parts, to };
    at = to + 1;
  }
}

/** "Pattern only on the sleeves", "print on the collar and cuffs only": the rest is plain. */
function onlyParts(reading: OutfitReading): PartWish[] {
  const { tokens } = reading;
  return tokens.flatMap((word, at): PartWish[] => {
    if (!ON.has(word)) return [];
    const { parts, to } = listAt(at + 1, reading);
    const before = tokens[at - 1] === 'only' || tokens[at - 1] === 'just';
    if (parts.length === 0 || !(before || tokens[to] === 'only')) return [];
    const from = before ? at - 1 : at;
    const places = placesOf(PRINTS.has(tokens[from - 1] ?? '') ? from - 1 : from, to + 1);
    const own = tokens[to] === 'only' ? places : places.slice(0, -1);
    return parts.map((part) => ({ part, places: own, isOnly: true }));
  });
}

/** "No print on the collar": such parts are plain. */
function unprintedParts(reading: OutfitReading): PartWish[] {
  const { tokens } = reading;
  return tokens.flatMap((word, at): PartWish[] => {
    if ((word !== 'no' && word !== 'without') || !PRINTS.has(tokens[at + 1] ?? '')) return [];
    if (!ON.has(tokens[at + 2] ?? '')) return [];
    const { parts, to } = listAt(at + 3, reading);
    return parts.map((part) => ({ part, places: placesOf(at, to) }));
  });
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
