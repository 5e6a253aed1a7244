import type { Hex } from '../../core/colour.ts';
import { fabricOf } from '../../core/fabrics/registry.ts';
import type { GivenPrint } from '../../core/scene/scene.ts';
import type { BodyKind } from '../figure/body.ts';
import type { Feature } from '../garments/features.ts';
import type { Garment, Piece } from '../garments/garment.ts';
import type { PartId } from '../garments/part-ids.ts';
import { SUIT_JACKETS } from '../garments/suit-jackets.ts';
import { takesFeature } from '../garments/takes-feature.ts';
import { chooseColours } from './choose-colours.ts';
import { completeOutfit, type Wardrobe } from './complete-outfit.ts';
import { decideDesign, FEATURES } from './decide-design.ts';
import { gatherWishes, type Wish, type Worn } from './gather-wish.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import { GROUNDS, printOf } from './print-colours.ts';
import type { OutfitReading } from './read-outfit.ts';

/** A colour or a cloth that the prompt asks for on a part of a garment. */
export type PartAsked = { match: OutfitMatch; part: PartId; garment: string };

/** A wish as one garment takes it. */
export type Claim = {
  match: OutfitMatch;
  garment: string;
  /** The colour that it asks for, where it asks for one. */
  colour?: Hex;
};

/** A whole outfit, decided. */
export type Outfit = {
  pieces: readonly Piece[];
  /** What of the prompt its garments answer. */
  answered: ReadonlySet<OutfitMatch>;
  /** The same by garment. */
  claims: readonly Claim[];
  /** Colours and cloths of parts: answered only where the drawing has the part. */
  partsAsked: readonly PartAsked[];
  /** The garments' choices as text: equal for equal designs. */
  signature: string;
  /** How many tries came out like an earlier turn. */
  extra: number;
  /** A thing worn or carried that is of a given cloth, by its id, and the colour of its ground. */
  givenAccessory?: { id: string; print: GivenPrint; colour: Hex };
};

export type OutfitTurn = {
  wardrobe: Wardrobe;
  body: BodyKind;
  /** Of the run. */
  seed: string;
  /** Place of the picture in its run, from 0. */
  turn: number;
  /** The turn of its trims alone, in variations of it. */
  trimTurn?: number;
  /** Only what the prompt names, without the company that makes an outfit whole. */
  isAlone: boolean;
};

/**
 * The outfit of one picture of a run: the same garments where the prompt names them, each
 * time in another design. No two turns of a run have the same choices as long as the
 * garments leave any open.
 */
export function createOutfit(reading: OutfitReading, clues: OutfitTurn): Outfit {
  const { trimTurn, ...run } = clues;
  const seen = new Set<string>();
  for (let turn = 0; turn < clues.turn; turn += 1) {
    seen.add(decideAnew(reading, { ...run, turn }, seen).signature);
  }
  const outfit = decideAnew(reading, run, seen);
  return trimTurn === undefined ? outfit : decide(reading, clues, outfit.extra);
}

const MOST_TRIES = 12;

/** Decides, and again while an earlier turn has come out the same. */
function decideAnew(reading: OutfitReading, clues: OutfitTurn, seen: ReadonlySet<string>): Outfit {
  let outfit = decide(reading, clues, 0);
  for (let extra = 1; seen.has(outfit.signature) && extra < MOST_TRIES; extra += 1) {
    outfit = decide(reading, clues, extra);
  }
  return outfit;
}

function decide(reading: OutfitReading, clues: OutfitTurn, extra: number): Outfit {
  const { turn, seed } = clues;
  const worn = completeOutfit(reading, clues);
  const wishes = gatherWishes(reading, worn);
  const isNamed = wishes.map(({ colours: [main], dyes }) => [...dyes.values()].includes(main));
  const hasOuter = worn.some(({ garment }) => garment.place === 'outer');
  const pieces = worn.map(({ garment, from }, rank): Piece => {
    const wish = wishes[rank];
    const usual = garment.fabrics.find((id) => !wish.refusedFabrics.has(id));
    const fabric = fabricOf(wish.fabric ?? usual ?? garment.fabrics[0]);
    const { thread } = wish;
    const others = wishes.flatMap(({ colours }, i) => (i === rank ? [] : colours));
    const colours = chooseColours({
      garmentId: garment.id,
      fabric,
      wish,
      rank,
      others,
      body: clues.body,
      seed,
      turn,
    });
    const wearing = {
      body: clues.body,
      isNamed: from !== undefined || rank === 0,
      isOverVest: SUIT_JACKETS.has(garment.id) && worn.some((one) => one.garment.id === 'vest'),
      isBeneath: hasOuter && (garment.place === 'upper' || isUnderJacket(garment, worn)),
    };
    const own = turn + extra * 5;
    const trimTurn = clues.trimTurn ?? own;
    const design = decideDesign({ garment, wish, seed, turn: own, trimTurn, wearing });
    return {
      garment,
      design,
      fabric,
      ...colours,
      ...(wish.parts.size > 0
        ? { parts: clothOfParts(wish, { colour: colours.colour, seed, turn }) }
        : {}),
      ...(thread ? { thread } : {}),
      ...(isNamed[rank] ? { isDyed: true } : {}),
    };
  });
  const partsAsked = wishes.flatMap(({ parts }, i) =>
    [...parts].flatMap(([part, { asked }]) =>
      asked.map((match): PartAsked => ({ match, part, garment: worn[i].garment.id })),
    ),
  );
  return {
    pieces: matchSuits(reading, { pieces, isNamed }),
    partsAsked,
    claims: wishes.flatMap(({ answered, dyes }, i) =>
      [...answered].map((match) => ({
        match,
        garment: worn[i].garment.id,
        ...(dyes.has(match) && { colour: dyes.get(match) }),
      })),
    ),
    answered: new Set(wishes.flatMap((wish: Wish) => [...wish.answered])),
    signature: pieces.map((piece) => describePiece(piece)).join(' / '),
    extra,
  };
}

/** Parts of a piece with a colour, a cloth or a print of their own. */
function clothOfParts(wish: Wish, { colour: whole, seed, turn }: Dyed): Piece['parts'] {
  return new Map(
    [...wish.parts].map(([part, { colour, fabric, print, figures = [] }]) => {
      const ground = colour ?? (print && GROUNDS[print]?.[0]);
      const ofWhole = print && WOVEN.has(print) && !colour ? [whole] : figures;
      const own = { ...wish, colours: ground ? [ground, ...ofWhole] : [], printColour: undefined };
      return [
        part,
        {
          ...(ground ? { colour: ground } : {}),
          ...(fabric ? { fabric: fabricOf(fabric) } : {}),
          ...(print ? { print: printOf(print, ground ?? whole, { wish: own, seed, turn }) } : {}),
        },
      ];
    }),
  );
}

/** Prints of white and one colour: on a part of a garment that has a colour, that one. */
const WOVEN: ReadonlySet<string> = new Set(['gingham', 'breton', 'checkerboard']);

/** The colour of a garment, and the run and the picture that it is of. */
type Dyed = { colour: Hex; seed: string; turn: number };

/** A waistcoat is worn under the jacket of its suit. */
const isUnderJacket = ({ id }: Garment, worn: readonly Worn[]): boolean =>
  id === 'vest' && worn.some(({ garment }) => SUIT_JACKETS.has(garment.id));

type Coloured = {
  pieces: readonly Piece[];
  /** Whether the prompt names a colour for the piece of the same place in the row. */
  isNamed: readonly boolean[];
};

/** What two garments have in common when one word names both ("suit"): cloth, colour, print. */
function matchSuits({ garments }: OutfitReading, { pieces, isNamed }: Coloured): Piece[] {
  const set = garments.find(
    ({ match }, i) => garments[i + 1]?.match === match && !meaningOf(match, 'set')?.isMixed,
  )?.match;
  const ids = new Set(garments.filter(({ match }) => match === set).map(({ id }) => id));
  const leader = pieces.find(({ garment }) => ids.has(garment.id));
  if (!set || !leader) return [...pieces];
  const hasTrousers = pieces.some(({ garment }) => garment.id === 'trousers');
  const { colour, fabric, print, trim, isDyed } = leader;
  return pieces.map((piece, i) => {
    const isInstead = !hasTrousers && piece.garment.place === 'lower' && !isNamed[i];
    const isOfSet = ids.has(piece.garment.id) || isInstead;
    const cloth = isNamed[i] ? { fabric } : { colour, fabric, print, trim, isDyed };
    return isOfSet ? { ...piece, ...cloth } : piece;
  });
}

/** The choices of a piece in words, for the details view and to tell designs apart; of some features alone. */
export function describePiece(
  { garment, design }: Piece,
  told: ReadonlySet<Feature> = new Set(FEATURES),
): string {
  const isShown = (feature: Feature) =>
    told.has(feature) &&
    (garment.options[feature] !== undefined ||
      (takesFeature(garment, feature) && design[feature] !== 'none'));
  const parts = FEATURES.filter(isShown).map((feature) => `${feature} ${design[feature]}`);
  return [garment.id, ...parts, ...[...design.details].toSorted()].join(', ');
}

/** The colours of an outfit, its main garment's first. */
export const coloursOf = ({ pieces }: Outfit): Hex[] => pieces.map(({ colour }) => colour);
