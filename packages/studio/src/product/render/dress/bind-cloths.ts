import type { Hex } from '../../../core/colour.ts';
import type { FabricId } from '../../../core/fabrics/fabric.ts';
import { FABRICS } from '../../../core/fabrics/registry.ts';
import type { PartId } from '../../../sketch/garments/part-ids.ts';
import { emptyWish, type PartWish, type Wish } from '../../../sketch/outfit/gather-wish.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import { modifiedColour } from '../../../words/colour-phrases.ts';
import { isContentWord } from '../../../words/content-word.ts';
import { BREAK } from '../../../words/tokens.ts';
import type { DrawnThings } from './drawn-things.ts';
import { findNouns, isOneClause, type Noun, ownersAt, type Target } from './find-nouns.ts';
import type { NamedWear } from './named-wear.ts';
import { TRIM_STUFFS } from './trim-stuffs.ts';

/** Colour and cloth of a thing that is no garment. */
export type ThingCloth = { colour?: Hex; fabric?: FabricId };

/** The words of a prompt on the things of a drawing. */
export type BoundCloths = {
  /** A line for each drawn garment. */
  wear: readonly NamedWear[];
  shoes: ThingCloth;
  /** By the names of their regions. */
  accessories: ReadonlyMap<string, ThingCloth>;
  /** Colours and cloths that the picture shows where the prompt has them, and their nouns. */
  bound: ReadonlySet<OutfitMatch>;
  /** Colours, cloths and nouns that it does not show. */
  unbound: ReadonlySet<OutfitMatch>;
  /** Places of further words that the picture answers. */
  read: ReadonlySet<number>;
  /** Patterns for whole garments in the prompt's words, by the index in `wear`. */
  prints: ReadonlyMap<number, string>;
  /** Colours that garments run into towards their hems, by the index in `wear`. */
  fades: ReadonlyMap<number, Hex>;
  /** Indices in `wear` of garments that are quilted. */
  quilted: ReadonlySet<number>;
};

/** Colours, cloths and prints in a row, which describe one thing. */
type Group = { from: number; to: number; matches: readonly OutfitMatch[] };

/**
 * Gives each colour and cloth of a prompt to the thing of the drawing that it is said of: the noun
 * after it, or before it ("boots white", "collar in brown"), else the garment that is spoken of,
 * else the one that the picture is about. What is said of a thing that is not drawn goes nowhere.
 */
export function bindCloths(words: OutfitReading, drawn: DrawnThings): BoundCloths {
  const wear = drawn.garments.map(({ garment }): NamedWear => ({ garment, wish: emptyWish() }));
  const nouns = findNouns(words, drawn);
  const state: State = {
    words,
    drawn,
    nouns,
    wear,
    shoes: {},
    accessories: new Map(),
    bound: new Set(),
    unbound: new Set(),
    read: new Set(),
    prints: new Map(),
    grounds: new Map(),
    fades: new Map(),
    quilted: new Set(),
  };
  for (const group of groupsOf(words, nouns)) bindGroup(state, group);
  for (const noun of nouns) bindNoun(state, noun);
  for (const { wish } of wear) followBodice(wish);
  for (const match of words.wishes) if (isQuilting(match)) quilt(state, match);
  return state;
}

/** A dress of which only the bodice is described is described by it. */
function followBodice(wish: Wish): void {
  const bodice = wish.parts.get('bodice');
  if (!bodice || wish.parts.has('skirt') || wish.colours.length > 0 || wish.fabric) return;
  if (bodice.colour) wish.colours.push(bodice.colour);
  wish.fabric = bodice.fabric;
}

type State = {
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
  /** Words of the cloth's own colour, by the index in `wear`. */
  grounds: Map<number, string>;
};

const isAdjective = (match: OutfitMatch): boolean =>
  (['colour', 'fabric', 'print', 'modifier'] as const).some((is) => meaningOf(match, is));

const DYED: ReadonlySet<string> = new Set(['coloured', 'colored', 'colour', 'color', 'tone']);

function groupsOf({ wishes, tokens }: OutfitReading, nouns: readonly Noun[]): Group[] {
  const isNoun = (match: OutfitMatch) => nouns.some((noun) => noun.match === match);
  const groups: Group[] = [];
  for (const match of wishes) {
    if (!isAdjective(match) || isNoun(match)) continue;
    const last = groups.at(-1);
    const between = last ? tokens.slice(last.to, match.from) : [];
    const joins = between.length === 0 || (between.length === 1 && isJoin(between[0], last, match));
    if (last && joins) {
      groups[groups.length - 1] = {
        from: last.from,
        to: match.to,
        matches: [...last.matches, match],
      };
    } else groups.push({ from: match.from, to: match.to, matches: [match] });
  }
  return groups.filter(({ matches }) =>
    matches.some((match) => !match.meanings.every(({ is }) => is === 'modifier')),
  );
}

/** "Black and white", "flax coloured linen". */
function isJoin(word: string, last: Group | undefined, match: OutfitMatch): boolean {
  if (DYED.has(word)) return true;
  const before = last?.matches.at(-1);
  return (
    (word === 'and' || word === 'to') &&
    Boolean(meaningOf(before, 'colour') && meaningOf(match, 'colour'))
  );
}

function bindGroup(state: State, group: Group): void {
  const nouns = nounsOf(state, group);
  const targets = nouns?.map(({ target }) => target) ?? [wholeTarget(state, group)];
  let isShown = false;
  for (const target of targets) if (give(state, { group, target })) isShown = true;
  for (const match of group.matches)
    (isShown || !isCloth(match) ? state.bound : state.unbound).add(match);
  for (let at = group.from; at < group.to; at += 1) {
    if (isShown && DYED.has(state.words.tokens[at])) state.read.add(at);
  }
}

const isCloth = (match: OutfitMatch) =>
  (['colour', 'fabric', 'print', 'modifier'] as const).some((is) => meaningOf(match, is));

const LINKS: ReadonlySet<string> = new Set(['in', 'of', 'is', 'are', 'as']);
const ENDS: ReadonlySet<string> = new Set([
  BREAK,
  'and',
  'but',
  'or',
  'with',
  'without',
  'over',
  'under',
  'in',
  'on',
  'of',
  'at',
  'for',
  'to',
  'like',
]);
/** Words between a colour and its noun: "white snap buttons". */
const REACH = 3;

/** The nouns that a group describes; an empty list where it describes something unknown; undefined for the whole. */
function nounsOf({ words, nouns }: State, group: Group): Noun[] | undefined {
  const { tokens, wishes } = words;
  let isUnknown = false;
  for (let at = group.to, steps = 0; steps < REACH && at < tokens.length; steps += 1) {
    const noun = nouns.find(({ from }) => from === at);
    if (noun) return [noun, ...joinedNouns(noun, words, nouns)];
    if (ENDS.has(tokens[at]) || CLOTH_NAMES.has(tokens[at])) break;
    const wish = wishes.find(({ from }) => from === at);
    if (!wish && isUnknownThing(tokens[at], group)) isUnknown = true;
    at = wish?.to ?? at + 1;
  }
  const before = nounBefore({ words, nouns }, group);
  if (before) return [before];
  return isUnknown ? [] : undefined;
}

/** A cloth names itself; a colour before a word that nothing knows is that word's. */
function isUnknownThing(word: string, { matches }: Group): boolean {
  if (!isContentWord(word)) return false;
  const hasCloth = matches.some((match) => meaningOf(match, 'fabric'));
  return !(hasCloth && /(ed|ing|laid|worn)$/.test(word));
}

/** Cloths that are not drawn as themselves: a colour before one is the garment's. */
const CLOTH_NAMES: ReadonlySet<string> = new Set([
  'brocade',
  'damask',
  'jacquard',
  'seersucker',
  'pvc',
  'plastic',
  'neoprene',
  'straw',
  'raffia',
  'fabric',
  'cloth',
  'layer',
  'layers',
  'finish',
  'surface',
  'texture',
  'weave',
  'tone',
  'tones',
  'look',
  'colour',
  'color',
  'all',
  'throughout',
]);

function joinedNouns(noun: Noun, { tokens }: OutfitReading, nouns: readonly Noun[]): Noun[] {
  if (tokens[noun.to] !== 'and') return [];
  const next = nouns.find(({ from }) => from === noun.to + 1);
  return next ? [next] : [];
}

/** "Collar in brown", "boots white", "the rest black velvet". */
function nounBefore(
  { words: { tokens }, nouns }: Pick<State, 'words' | 'nouns'>,
  { from, to }: Group,
): Noun | undefined {
  const linked = LINKS.has(tokens[from - 1] ?? '')
    ? nouns.find((noun) => noun.to === from - 1)
    : undefined;
  if (linked) return linked;
  const beside = nouns.find((noun) => noun.to === from);
  const next = tokens[to];
  const isLast = next === undefined || ENDS.has(next);
  return isLast ? beside : undefined;
}

/** The garment that is spoken of, without a noun beside. */
function wholeTarget({ words, drawn, nouns }: State, { from, to }: Group): Target {
  const all = nouns.find(
    (noun) =>
      noun.target.is === 'garments' &&
      noun.target.garments.length === drawn.garments.length &&
      isOneClause(words.tokens, Math.min(noun.from, from), Math.max(noun.to, to)),
  );
  if (all) return all.target;
  const inClause = nouns.findLast(
    (noun) =>
      noun.to <= from && noun.target.is !== 'parts' && isOneClause(words.tokens, noun.to, from),
  );
  if (inClause) return inClause.target;
  return { is: 'garments', garments: ownersAt(-1, { words, drawn }) };
}

type Gift = { group: Group; target: Target };

/** True where the thing takes the colour and the cloth. */
function give(state: State, { group, target }: Gift): boolean {
  const said = saidBy(group, state.words);
  switch (target.is) {
    case 'missing':
      return false;
    case 'shoes':
      Object.assign(state.shoes, said.cloth);
      return true;
    case 'accessory':
      state.accessories.set(target.name, { ...state.accessories.get(target.name), ...said.cloth });
      return true;
    case 'parts':
      for (const { garment, part } of target.parts) {
        const wish = partWish(state.wear[garment].wish, part);
        wish.colour ??= said.cloth.colour;
        wish.fabric ??= said.cloth.fabric;
        wish.asked.push(...group.matches);
      }
      return true;
    case 'garments':
      for (const at of target.garments) {
        layPrint(state, at, { group, said });
        fade(state, at, { group, said });
      }
      return target.garments
        .map((at) => giveWhole(state.wear[at].wish, group, said))
        .includes(true);
  }
}

type Said = { cloth: ThingCloth; colours: readonly Hex[]; print?: OutfitMatch };

/** What a group says: its first colour, its last cloth, a print. */
function saidBy({ matches }: Group, { wishes, tokens }: OutfitReading): Said {
  const colours = matches.flatMap((match) => {
    const named = modifiedColour(match, { found: wishes, tokens });
    return named ? [named.colour] : [];
  });
  const fabric = matches.flatMap((match) => meaningOf(match, 'fabric')?.id ?? []).at(-1);
  const print = matches.find((match) => meaningOf(match, 'print'));
  return { cloth: { colour: colours[0], fabric }, colours, print };
}

/** Notes a pattern of a garment with the colours of both, and the colour words of plain cloth. */
function layPrint(
  { words: { tokens, wishes }, prints, grounds }: State,
  at: number,
  { group, said }: { group: Group; said: Said },
): void {
  const own = tokens.slice(group.from, group.to).join(' ');
  if (!said.print) {
    if (said.cloth.colour && !grounds.has(at)) grounds.set(at, colourWords(group, tokens));
    const laid = prints.get(at);
    if (laid && said.cloth.colour) prints.set(at, `${laid} on ${colourWords(group, tokens)}`);
    return;
  }
  const before = wishes.findLast(({ to }) => to === group.from);
  const isSewn = meaningOf(before, 'detail')?.detail === 'embroidery';
  // "Flowers at the yoke": a pattern of a place is none of the whole cloth.
  if (isSewn || ['at', 'on', 'along'].includes(tokens[group.to] ?? '')) return;
  const ground = grounds.get(at);
  prints.set(at, ground ? `${own} on ${ground}` : own);
}

const RUNS: ReadonlySet<string> = new Set(['ombre', 'ombré', 'gradient', 'degrade', 'dégradé']);

/** "Peach to violet", "ombre in peach and violet": the first colour runs into the last. */
function fade(
  { words: { tokens }, fades, read }: State,
  at: number,
  { group, said }: { group: Group; said: Said },
): void {
  const [first, last] = [said.colours[0], said.colours.at(-1)];
  if (!last || first === last || said.print) return;
  const runs = [...tokens.keys()].filter((place) => RUNS.has(tokens[place]));
  if (runs.length === 0 && !tokens.slice(group.from, group.to).includes('to')) return;
  fades.set(at, last);
  for (const place of runs) read.add(place);
}

const isQuilting = (match: OutfitMatch): boolean =>
  meaningOf(match, 'detail')?.detail === 'quilting';

/** Quilts the garment after the word, else the one that is spoken of. */
function quilt({ nouns, words, drawn, quilted }: State, { from, to }: OutfitMatch): void {
  const next = nouns.find((noun) => noun.from >= to && isOneClause(words.tokens, to, noun.from));
  const garments =
    next?.target.is === 'garments' ? next.target.garments : ownersAt(from, { words, drawn });
  for (const at of garments) quilted.add(at);
}

/** The words of colours in a group, without its cloths. */
const colourWords = ({ matches }: Group, tokens: readonly string[]): string =>
  matches
    .filter((match) => meaningOf(match, 'colour') ?? meaningOf(match, 'modifier'))
    .map(({ from, to }) => tokens.slice(from, to).join(' '))
    .join(' ');

/** Colours before a print are the print's, but for the first of several. */
function giveWhole(wish: Wish, { matches }: Group, { cloth, colours, print }: Said): boolean {
  const isNew = wish.colours.length === 0;
  if (cloth.colour && !isNew && !print && !cloth.fabric) return false;
  if (print) wish.print ??= meaningOf(print, 'print')?.id;
  if (print && (colours.length > 1 || !isNew)) wish.printColour ??= colours.at(-1);
  if (isNew) wish.colours.push(...colours);
  wish.fabric ??= cloth.fabric;
  for (const match of matches) wish.answered.add(match);
  return true;
}

function partWish({ parts }: Wish, part: PartId): PartWish {
  const own = parts.get(part) ?? { asked: [] };
  parts.set(part, own);
  return own;
}

const HARD: ReadonlySet<PartId> = new Set(['button', 'zip', 'buckle', 'frog']);

/** Marks a noun as shown or not; gives buttons the colour of their stuff, and garments the cloth in their name. */
function bindNoun(state: State, { from, to, target, match }: Noun): void {
  const { words, wear, bound, unbound, read } = state;
  if (match) (target.is === 'missing' ? unbound : bound).add(match);
  if (target.is !== 'missing') for (let at = from; at < to; at += 1) read.add(at);
  const named = words.garments.find((one) => one.match === match);
  const fabric = named && fabricIn(named.match.phrase);
  if (target.is === 'garments' && named) {
    for (const at of target.garments) {
      const { wish } = wear[at];
      wish.fabric ??= fabric;
      if (named.colour && wish.colours.length === 0) wish.colours.push(named.colour);
    }
  }
  if (target.is !== 'parts') return;
  for (const { garment, part } of target.parts) {
    if (fabric) partWish(wear[garment].wish, part).fabric ??= fabric;
    if (HARD.has(part)) giveStuff(state, { from, to, wish: wear[garment].wish, part });
  }
}

type StuffPlace = { from: number; to: number; wish: Wish; part: PartId };

/** "Tortoiseshell buttons", "horn toggles". */
function giveStuff(
  { words, read, bound, unbound }: State,
  { from, to, wish, part }: StuffPlace,
): void {
  const at = Array.from({ length: to - from + 1 }, (_, k) => from - 1 + k).find((place) =>
    Object.hasOwn(TRIM_STUFFS, words.tokens[place] ?? ''),
  );
  if (at === undefined) return;
  const own = partWish(wish, part);
  own.colour = TRIM_STUFFS[words.tokens[at]];
  read.add(at);
  const colour = words.wishes.find((match) => match.from === at);
  if (!colour) return;
  unbound.delete(colour);
  bound.add(colour);
}

/** A cloth that is part of a garment's name: "leather jacket". */
const fabricIn = (phrase: string): FabricId | undefined => {
  const words = phrase.split(' ');
  return FABRICS.find((fabric) => fabric.words.some((word) => words.includes(word)))?.id;
};
