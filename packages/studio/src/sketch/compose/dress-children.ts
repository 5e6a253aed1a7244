import { findAccessory } from '../figure/accessories/registry.ts';
import { SHAPES } from '../figure/body/shape-registry.ts';
import { type BodyKind, isChild } from '../figure/body.ts';
import { HAIRSTYLES } from '../figure/hair/registry.ts';
import { findPose } from '../figure/poses/registry.ts';
import { SHOES } from '../figure/shoes/registry.ts';
import type { Design, Feature } from '../garments/features.ts';
import type { Piece } from '../garments/garment.ts';
import { FEATURES } from '../outfit/decide-design.ts';
import type { Outfit } from '../outfit/outfit.ts';
import type { OutfitMatch, OutfitMeaning } from '../outfit/outfit-meaning.ts';
import type { NamedGarment, OutfitReading } from '../outfit/read-outfit.ts';
import {
  childsValue,
  FORBIDDEN_DETAILS,
  FORBIDDEN_GARMENTS,
  FORBIDDEN_NAMES,
  isForChildren,
  SHOWN_FLAT,
} from './child-rules.ts';

/** True where a child's clothes are drawn as a technical flat: swimwear and underwear have no figure in them. */
export const isShownFlat = ({ garments, wishes }: OutfitReading, kind: BodyKind): boolean =>
  isChild(kind) &&
  (garments.some(({ id, match }) => SHOWN_FLAT.has(id) || SHOWN_FLAT.has(match.phrase)) ||
    wishes.some(({ phrase }) => SHOWN_FLAT.has(phrase)));

/**
 * A reading of a child's clothes, without what no child wears. What is withheld is read
 * by nobody after this, and so is reported as unread.
 */
export function readForChild(reading: OutfitReading, kind: BodyKind): OutfitReading {
  if (!isChild(kind)) return reading;
  const wishes = reading.wishes.flatMap((match) => allowedPart(match, kind));
  const garments = reading.garments.map(allowedGarment);
  const kept = wishes.flatMap(({ meanings }) => meanings);
  const traits = new Map<Parameters<typeof reading.traits.get>[0], string>();
  for (const meaning of kept) {
    if (meaning.is !== 'trait' || meaning.trait === 'age') continue;
    if (!traits.has(meaning.trait)) traits.set(meaning.trait, meaning.id);
  }
  return { ...reading, wishes, garments, traits };
}

/** A garment as a child wears it, or the one instead: its name is then answered by nothing. */
function allowedGarment({ id, match, colour }: NamedGarment): NamedGarment {
  const instead = FORBIDDEN_NAMES[match.phrase] ?? FORBIDDEN_GARMENTS[id];
  if (!instead)
    return { id, colour, match: { ...match, meanings: match.meanings.filter(isAllowed) } };
  const meanings: OutfitMeaning[] = [{ is: 'garment', id: instead }, { is: 'undrawn' }];
  return { id: instead, colour, match: { ...match, meanings } };
}

/** A match with the meanings that are left of it; nothing where none is. */
function allowedPart(match: OutfitMatch, kind: BodyKind): OutfitMatch[] {
  if (Object.hasOwn(FORBIDDEN_NAMES, match.phrase)) return [];
  const meanings = match.meanings.filter((one) => isAllowed(one) && isTraitOf(one, match, kind));
  return meanings.length > 0 ? [{ ...match, meanings }] : [];
}

const PLACES = ['full', 'lower', 'upper', 'outer'] as const;

function isAllowed(meaning: OutfitMeaning): boolean {
  if (meaning.is === 'detail') return !FORBIDDEN_DETAILS.has(meaning.detail);
  if (meaning.is !== 'feature') return true;
  const { feature, value } = meaning;
  return PLACES.some((place) => isForChildren({ place, id: '' }, feature, value));
}

/** Heels higher than a school shoe's are none of a child's. */
const HIGHEST_HEEL = 0.2;

/** True for a trait of the figure that children have: no heels, no grown poses. */
function isTraitOf(meaning: OutfitMeaning, { phrase }: OutfitMatch, kind: BodyKind): boolean {
  if (meaning.is !== 'trait') return true;
  const { trait, id } = meaning;
  switch (trait) {
    case 'shoes':
      return (id === 'sandals' && phrase === 'sandal') || isChildsShoe(id, kind);
    case 'pose':
      return findPose(kind, id) !== undefined;
    case 'shape':
      return SHAPES.some((shape) => shape.id === id && shape.who.includes(kind));
    case 'hair':
      return HAIRSTYLES.some((style) => style.id === id && isForChild(style.who, kind));
    case 'age':
      return id === 'young';
    case 'accessory':
      return !findAccessory(id)?.isForGrownUps;
    case 'beard':
      return false;
    case 'hair-colour':
    case 'people':
    case 'gaze':
      return true;
  }
}

/** Hair is cut alike for girls and women. */
const isForChild = (who: readonly BodyKind[], kind: BodyKind): boolean =>
  who.includes(kind) || who.includes(kind === 'girl' ? 'woman' : 'man');

/** Boots without a heel stand for those with one; what no list knows says nothing of a heel. */
function isChildsShoe(id: string, kind: BodyKind): boolean {
  const shoe = SHOES.find((one) => one.id === id);
  if (!shoe || id === 'boots' || id === 'ankle-boots') return true;
  return shoe.heel <= HIGHEST_HEEL && isForChild(shoe.who, kind);
}

/** A child's outfit: cuts that the engine would choose by itself are held to the same table. */
export function dressAsChild(outfit: Outfit, kind: BodyKind): Outfit {
  return isChild(kind)
    ? { ...outfit, pieces: outfit.pieces.map((piece) => childsPiece(piece, kind)) }
    : outfit;
}

function childsPiece(piece: Piece, kind: BodyKind): Piece {
  const design = { ...piece.design };
  // Boys' trousers sit below the waist.
  if (kind === 'boy' && piece.garment.place === 'upper' && design.length === 'waist')
    design.length = 'hip';
  for (const feature of FEATURES) hold(design, feature, piece);
  const details = [...design.details].filter((detail) => !FORBIDDEN_DETAILS.has(detail));
  return {
    ...piece,
    design: { ...design, details: new Set(details) },
    // Sheer cloth is lined to the neck.
    fabric: { ...piece.fabric, sheer: 0 },
  };
}

function hold<F extends Feature>(
  design: { [K in F]: Design[K] },
  feature: F,
  { garment }: Piece,
): void {
  if (!garment.options[feature] || isForChildren(garment, feature, design[feature])) return;
  design[feature] = childsValue(garment, feature) ?? design[feature];
}
