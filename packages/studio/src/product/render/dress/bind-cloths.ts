import { type Hex, mix, toLab } from '../../../core/colour.ts';
import type { FabricId } from '../../../core/fabrics/fabric.ts';
import { FABRICS } from '../../../core/fabrics/registry.ts';
import type { PartId } from '../../../sketch/garments/part-ids.ts';
import { emptyWish, type PartWish, type Wish } from '../../../sketch/outfit/gather-wish.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import { stuffOf } from '../../../sketch/outfit/part-stuffs.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import type { BindingState } from './binding-state.ts';
import { DYED, type Group, groupsOf, isAdjective, type Said, saidBy } from './cloth-groups.ts';
import { nounsOf } from './described-nouns.ts';
import type { DrawnThings } from './drawn-things.ts';
import { findNouns, isOneClause, type Noun, ownersAt, type Target } from './find-nouns.ts';
import { fade, isQuilting, layPrint, quilt } from './lay-patterns.ts';
import type { NamedWear } from './named-wear.ts';
import { type BoundStructure, bindMatte, bindStructures } from './structure-words.ts';
import type { ThingCloth } from './thing-cloth.ts';
import { TRIM_STUFFS } from './trim-stuffs.ts';

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
  /** Colours of piping along the edges of garments, by the index in `wear`. */
  piping: ReadonlyMap<number, Hex>;
  structures: readonly BoundStructure[];
  /** Colours of fringe, by the index in `wear`; undefined: that of the cloth. */
  fringes: ReadonlyMap<number, Hex | undefined>;
  hair?: Hex;
};

/**
 * Gives each colour and cloth of a prompt to the thing of the drawing that it is said of: the noun
 * after it, or before it ("boots white", "collar in brown"), else the garment that is spoken of,
 * else the one that the picture is about. What is said of a thing that is not drawn goes nowhere.
 */
export function bindCloths(words: OutfitReading, drawn: DrawnThings): BoundCloths {
  const wear = drawn.garments.map(({ garment }): NamedWear => ({ garment, wish: emptyWish() }));
  const nouns = findNouns(words, drawn);
  const state: BindingState = {
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
    piping: new Map(),
    structures: [],
    fringes: new Map(),
  };
  for (const group of groupsOf(words, nouns)) bindGroup(state, group);
  for (const noun of nouns) bindNoun(state, noun);
  for (const { wish } of wear) followBodice(wish);
  for (const match of words.wishes) if (isQuilting(match)) quilt(state, match);
  bindStructures(state);
  bindMatte(state);
  return state;
}

/** A dress of which only the bodice is described is described by it. */
function followBodice(wish: Wish): void {
  const bodice = wish.parts.get('bodice');
  if (!bodice || wish.parts.has('skirt') || wish.colours.length > 0 || wish.fabric) return;
  if (bodice.colour) wish.colours.push(bodice.colour);
  wish.fabric = bodice.fabric;
}

function bindGroup(state: BindingState, group: Group): void {
  if (isNeedlework(state, group)) {
    for (const match of group.matches) state.unbound.add(match);
    return;
  }
  const nouns = nounsOf(state, group);
  const targets = nouns?.map(({ target }) => target) ?? [wholeTarget(state, group)];
  let isShown = false;
  for (const target of targets) if (give(state, { group, target })) isShown = true;
  for (const match of group.matches)
    (isShown || !isAdjective(match) ? state.bound : state.unbound).add(match);
  for (let at = group.from; at < group.to; at += 1) {
    if (isShown && DYED.has(state.words.tokens[at])) state.read.add(at);
  }
}

const STITCHES: ReadonlySet<string> = new Set(['stitching', 'stitches', 'stitch', 'thread']);

/** "Floral embroidery on the hem", "orange stitching": of what is sewn on, and not of the cloth. */
function isNeedlework(
  { words: { tokens, wishes }, nouns }: BindingState,
  { to, matches }: Group,
): boolean {
  if (nouns.some(({ from }) => from === to)) return false;
  if (STITCHES.has(tokens[to] ?? '')) return true;
  const isPrinted = matches.some((match) => meaningOf(match, 'print'));
  const next = wishes.find((match) => match.from === to);
  return isPrinted && meaningOf(next, 'detail')?.detail === 'embroidery';
}

/** What a colour after a comma-less clause may still be said of. */
const isWhole = ({ is }: Target): boolean =>
  is === 'garments' || is === 'shoes' || is === 'accessory' || is === 'missing';

/**
 * Garments that are made of a cloth as a rule: "white denim" is said of the jeans; and where what the
 * picture is about is never made of it, those that are: of a skirt below a jumper.
 */
const OWN_CLOTHS: Partial<Record<FabricId, ReadonlySet<string>>> = {
  denim: new Set(['jeans', 'denim-jacket', 'dungarees']),
};

function inOwnCloth({ garments, main }: DrawnThings, fabric: FabricId | undefined): number[] {
  const ids = fabric && OWN_CLOTHS[fabric];
  if (!ids) return [];
  const all = [...garments.keys()];
  const own = all.filter((at) => ids.has(garments[at].garment.id));
  if (own.length > 0) return own;
  const isMadeOf = (at: number) => garments[at].garment.fabrics.includes(fabric);
  return main.some(isMadeOf) ? [] : all.filter(isMadeOf);
}

/** The garment that is spoken of, without a noun beside. */
function wholeTarget({ words, drawn, nouns }: BindingState, group: Group): Target {
  const { from, to } = group;
  const all = nouns.find(
    (noun) =>
      noun.target.is === 'garments' &&
      noun.target.garments.length === drawn.garments.length &&
      isOneClause(words.tokens, Math.min(noun.from, from), Math.max(noun.to, to)),
  );
  if (all) return all.target;
  const inClause = nouns.findLast(
    (noun) => noun.to <= from && isWhole(noun.target) && isOneClause(words.tokens, noun.to, from),
  );
  if (inClause) return inClause.target;
  const known = inOwnCloth(drawn, saidBy(group, words).cloth.fabric);
  if (known.length > 0) return { is: 'garments', garments: known };
  if (drawn.garments.length === 0) return onlyThing(drawn);
  return { is: 'garments', garments: ownersAt(-1, { words, drawn }) };
}

/** Of a drawing without garments: its bag or hat, else its shoes. */
function onlyThing({ accessories, hasShoes }: DrawnThings): Target {
  const [name] = accessories;
  if (hasShoes) return { is: 'shoes' };
  return name === undefined ? { is: 'missing' } : { is: 'accessory', name };
}

type Gift = { group: Group; target: Target };

/** True where the thing takes the colour and the cloth. */
function give(state: BindingState, { group, target }: Gift): boolean {
  const said = saidBy(group, state.words);
  switch (target.is) {
    case 'missing':
      return false;
    case 'piping':
      return givePiping(state, target.garments, said.cloth.colour);
    case 'fringe': {
      // A cloth, or a colour after the word, is the garment's: "suede fringe tan".
      const isOwn = group.from < target.at && said.cloth.fabric === undefined;
      if (!isOwn) return give(state, { group, target: { ...target, is: 'garments' } });
      for (const at of target.garments) state.fringes.set(at, said.cloth.colour);
      return true;
    }
    case 'hair':
      state.hair = said.cloth.colour && hairOf(said.cloth.colour);
      return said.cloth.colour !== undefined;
    case 'shoes':
      Object.assign(state.shoes, said.cloth);
      return true;
    case 'accessory':
      state.accessories.set(target.name, { ...state.accessories.get(target.name), ...said.cloth });
      return true;
    case 'parts':
      for (const one of target.parts) givePart(state, one, { group, said });
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

function givePiping(
  { piping }: BindingState,
  garments: readonly number[],
  colour: Hex | undefined,
): boolean {
  if (colour === undefined) return false;
  for (const at of garments) piping.set(at, colour);
  return garments.length > 0;
}

function givePart(
  { wear }: BindingState,
  { garment, part }: { garment: number; part: PartId },
  { group, said }: { group: Group; said: Said },
): void {
  const wish = partWish(wear[garment].wish, part);
  wish.colour ??= said.cloth.colour;
  wish.fabric ??= said.cloth.fabric;
  wish.asked.push(...group.matches);
  if (wish.fabric) wish.colour ??= stuffOf(part, wish);
}

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

/** Hair of a named colour is never as full as the colour's name. */
const NATURAL_HAIR: Hex = '#8a5230';
/** Chroma in OKLab above which a colour is toned down. */
const FULL = 0.11;

function hairOf(colour: Hex): Hex {
  const [, a, b] = toLab(colour);
  return Math.hypot(a, b) > FULL ? mix(colour, NATURAL_HAIR, 0.55) : colour;
}

const HARD: ReadonlySet<PartId> = new Set(['button', 'zip', 'buckle', 'frog']);

/** Marks a noun as shown or not; gives buttons the colour of their stuff, and garments the cloth in their name. */
function bindNoun(state: BindingState, { from, to, target, match }: Noun): void {
  const { words, wear, bound, unbound, read, fringes } = state;
  if (match) (target.is === 'missing' ? unbound : bound).add(match);
  if (target.is === 'fringe') {
    for (const at of target.garments) if (!fringes.has(at)) fringes.set(at, undefined);
  }
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
  if (target.is === 'parts') bindParts(state, { from, to, match }, target.parts);
}

function bindParts(
  state: BindingState,
  { from, to, match }: Omit<Noun, 'target'>,
  parts: Extract<Target, { is: 'parts' }>['parts'],
): void {
  const fabric = fabricIn(match?.phrase ?? '');
  for (const { garment, part } of parts) {
    const { wish } = state.wear[garment];
    if (fabric) giveCloth(partWish(wish, part), { part, fabric, match });
    if (HARD.has(part)) giveStuff(state, { from, to, wish, part });
  }
}

/** "Shearling collar": the cloth in the name of a part. */
function giveCloth(
  wish: PartWish,
  { part, fabric, match }: { part: PartId; fabric: FabricId; match: OutfitMatch | undefined },
): void {
  wish.fabric ??= fabric;
  wish.colour ??= stuffOf(part, { fabric, asked: match ? [match] : [] });
}

type StuffPlace = { from: number; to: number; wish: Wish; part: PartId };

/** "Tortoiseshell buttons", "horn toggles". */
function giveStuff(
  { words, read, bound, unbound }: BindingState,
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
