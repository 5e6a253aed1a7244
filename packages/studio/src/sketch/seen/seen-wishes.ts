import type { Hex } from '../../core/colour.ts';
import type { Region, Scene } from '../../core/scene/scene.ts';
import type { Design, Detail, Feature, FeatureChoice } from '../garments/features.ts';
import type { Garment, Piece } from '../garments/garment.ts';
import { isRegionOf, PARTS_IN_LINES, type PartId } from '../garments/part-ids.ts';
import { isBlue } from '../outfit/choose-colours.ts';
import { isNear } from '../outfit/colour-distance.ts';
import type { Claim, Outfit, PartAsked } from '../outfit/outfit.ts';
import { meaningOf, type OutfitMatch, type OutfitMeaning } from '../outfit/outfit-meaning.ts';
import { looksDifferent } from './differ.ts';
import { regionUnder, seenArea, type View } from './view.ts';

/** Less of a garment, in pixels of the page, is no garment that anybody sees. */
const LEAST_GARMENT_PX = 500;
/** Less of a part is not seen: a button has forty. */
export const LEAST_PART_PX = 30;

export type Looking = {
  view: View;
  /** The outfit as it was drawn. */
  outfit: Outfit;
  /** Draws the same picture of an outfit of other designs. */
  drawAgain: (outfit: Outfit) => Scene;
};

/** Ids of the garments of an outfit that a picture shows. */
export const seenGarments = ({ view, outfit }: Looking): ReadonlySet<string> =>
  new Set(
    outfit.pieces
      .map(({ garment }) => garment.id)
      .filter((id) => seenArea(view, ({ garment }) => garment === id) >= LEAST_GARMENT_PX),
  );

/** The wishes of an outfit that its picture shows. What is refused is shown by its absence. */
export function seenWishes(looking: Looking, refusals: readonly OutfitMatch[]): Set<OutfitMatch> {
  const { outfit } = looking;
  const refused = new Set(refusals);
  const partly = new Map<OutfitMatch, PartAsked[]>();
  for (const asked of outfit.partsAsked)
    partly.set(asked.match, [...(partly.get(asked.match) ?? []), asked]);
  const isSeen = (claim: Claim) => {
    if (refused.has(claim.match)) return true;
    const asked = partly.get(claim.match);
    return asked
      ? asked.some((part) => isPartSeen(looking, part, claim))
      : isClaimSeen(looking, claim);
  };
  return new Set(outfit.claims.filter(isSeen).map(({ match }) => match));
}

/** A part of a garment in the colour and cloth that a word asks for. */
function isPartSeen(
  { view }: Looking,
  { part, garment }: PartAsked,
  { match, colour }: Claim,
): boolean {
  const fabric = meaningOf(match, 'fabric')?.id;
  const print = colour === undefined && meaningOf(match, 'print') !== undefined;
  const area = seenArea(
    view,
    (region) =>
      region.garment === garment &&
      isRegionOf(part, region.part) &&
      (colour === undefined || isNear(region.colour, colour) || isFigureOf(region, colour)) &&
      (!print || isPrintedRegion(region)) &&
      (colour !== undefined || fabric === undefined || region.fabric === fabric),
  );
  if (area >= LEAST_PART_PX) return true;
  return (
    PARTS_IN_LINES.has(part) && isStitched(view, { garment, colour, hangs: part === 'fringe' })
  );
}

/** Test for figures of a print in a colour. */
const isFigureOf = ({ print }: Region, colour: Hex): boolean =>
  [...(print?.lines ?? []), ...(print?.shapes ?? [])].some((mark) => isNear(mark.colour, colour));

/** Test for more than the surface of the cloth. */
const isPrintedRegion = ({ print }: Region): boolean =>
  print !== undefined &&
  print.lines.length + print.shapes.length >
    (print.surface ? print.surface.lines + print.surface.shapes : 0);

function isClaimSeen(looking: Looking, { match, garment, colour }: Claim): boolean {
  const { view, outfit } = looking;
  const piece = outfit.pieces.find((one) => one.garment.id === garment);
  if (!piece || seenArea(view, (region) => region.garment === garment) < LEAST_GARMENT_PX)
    return false;
  if (colour !== undefined) return isColourSeen(looking, piece, colour);
  // "Sheer organza": an adjective of the cloth that is named.
  if (match.phrase === 'sheer' && piece.fabric.sheer > 0) return true;
  const tests = match.meanings.flatMap((meaning) => testOf(looking, piece, meaning) ?? []);
  return tests.length === 0 || tests.some((test) => test());
}

/** The test of what a word can mean, where a picture shows that of a garment. */
function testOf(
  looking: Looking,
  piece: Piece,
  meaning: OutfitMeaning,
): (() => boolean) | undefined {
  const { is } = meaning;
  if (is === 'feature') return () => isFeatureSeen(looking, piece, meaning);
  if (is === 'detail') return () => isDetailSeen(looking, piece, meaning.detail);
  if (is === 'fabric') return () => isFabricSeen(looking, piece, meaning.id);
  if (is === 'print') return () => isPrintSeen(looking.view, piece, meaning.id);
  if (is === 'part') return () => hasPart(looking, piece, meaning.part);
  if (is === 'feature-noun') return () => isNounSeen(looking, piece, meaning.feature);
  return undefined;
}

/** The part of a garment that its main colour has at least: the rest may be facings and prints. */
const LEAST_MAIN = 0.08;

/** A colour on the garment: its cloth, a part, a print or a line. Denim takes no blue as it is named. */
function isColourSeen({ view, outfit }: Looking, piece: Piece, colour: Hex): boolean {
  const { id } = piece.garment;
  const isOwn = (region: Region) => region.garment === id;
  const main = outfit.claims.find((one) => one.garment === id && one.colour !== undefined);
  const isMain = main?.colour === colour;
  if (isMain && piece.fabric.id === 'denim' && isBlue(colour)) return true;
  const least = isMain ? LEAST_MAIN * seenArea(view, isOwn) : LEAST_PART_PX;
  if (seenArea(view, (region) => isOwn(region) && isNear(region.colour, colour)) >= least)
    return true;
  return isPrinted(view, id, colour) || isStitched(view, { garment: id, colour });
}

const isPrinted = ({ byId, seenPx }: View, garment: string, colour: Hex): boolean =>
  [...seenPx.keys()].some((id) => {
    const region = byId.get(id);
    return region?.garment === garment && isFigureOf(region, colour);
  });

type Stitches = {
  garment: string;
  colour: Hex | undefined;
  /** They hang from the garment, on the paper or on whatever is below. */
  hangs?: boolean;
};

/** Lines drawn in the colour on the garment: embroidery, visible stitches and fringes. */
const isStitched = (view: View, { garment, colour, hangs }: Stitches): boolean =>
  view.scene.operations.some(
    (one) =>
      one.op === 'stroke' &&
      (one.role === 'stitch' || one.role === 'detail') &&
      one.colour !== undefined &&
      (colour === undefined || isNear(one.colour, colour)) &&
      (hangs || regionUnder(view, one)?.garment === garment),
  );

const isFabricSeen = ({ view }: Looking, { garment, fabric, design }: Piece, id: string): boolean =>
  fabric.id === id ||
  (id === 'lace' && design.details.has('lace-trim')) ||
  seenArea(view, (region) => region.garment === garment.id && region.fabric === id) >=
    LEAST_PART_PX;

const isPrintSeen = ({ byId, seenPx }: View, { garment, print }: Piece, id: string): boolean =>
  (print?.id === id || (id === 'stripe' && print?.id === 'breton')) &&
  [...seenPx.keys()].some((number) => {
    const region = byId.get(number);
    return region?.garment === garment.id && region.print !== undefined;
  });

/** Regions that a feature's noun names. */
const NOUN_PARTS = { collar: 'collar', sleeve: 'sleeve' } as const;

function isNounSeen({ view }: Looking, { garment }: Piece, feature: Feature): boolean {
  if (feature !== 'collar' && feature !== 'sleeve') return true;
  const part = NOUN_PARTS[feature];
  return (
    seenArea(
      view,
      (region) =>
        region.garment === garment.id &&
        (isRegionOf(part, region.part) || (part === 'collar' && isRegionOf('hood', region.part))),
    ) >= LEAST_PART_PX
  );
}

/** Parts by which a garment shows a detail that it may have by itself. */
const PART_OF_DETAIL: { readonly [D in Detail]?: PartId } = {
  bow: 'bow',
  buttons: 'button',
  cuffs: 'cuff',
  epaulettes: 'epaulette',
  zips: 'zip',
  'side-stripe': 'stripe',
};

const hasPart = ({ view }: Looking, { garment }: Piece, part: PartId): boolean =>
  seenArea(view, (region) => region.garment === garment.id && isRegionOf(part, region.part)) >=
  LEAST_PART_PX;

function isDetailSeen(looking: Looking, piece: Piece, detail: Detail): boolean {
  const { details } = piece.design;
  if (detail === 'pocketless') return true;
  const part = PART_OF_DETAIL[detail];
  if (part && hasPart(looking, piece, part)) return true;
  if (!details.has(detail)) return false;
  // What a garment always has it draws in its own way, wherever it is seen from.
  if (piece.garment.has?.includes(detail) && !part) return true;
  const others = new Set([...details].filter((one) => one !== detail));
  return isChangeSeen(looking, piece, { details: others });
}

function isFeatureSeen<F extends Feature>(
  looking: Looking,
  piece: Piece,
  { feature, value }: FeatureChoice<F>,
): boolean {
  if (piece.design[feature] !== value) return false;
  const other = otherValue(piece.garment, feature, value);
  return other === undefined || isChangeSeen(looking, piece, { [feature]: other });
}

/** Values that tell a feature's own apart where the garment has no other. */
const PLAIN: { readonly [F in Feature]: readonly Design[F][] } = {
  neckline: ['crew', 'v'],
  collar: ['none', 'shirt'],
  sleeve: ['none', 'long'],
  silhouette: ['a-line', 'pencil'],
  leg: ['straight', 'wide'],
  length: ['knee', 'midi'],
  fit: ['regular', 'oversized'],
  closure: ['none', 'buttons'],
  waist: ['none', 'belt'],
};

function otherValue<F extends Feature>(
  { options }: Garment,
  feature: F,
  value: Design[F],
): Design[F] | undefined {
  const own: readonly Design[F][] = options[feature] ?? [];
  return [...own, ...PLAIN[feature]].find((one) => one !== value);
}

/** What pictures were compared with, by the change: a prompt may say the same word many times. */
const COMPARED = new WeakMap<View, Map<string, boolean>>();

/** Whether the picture would look otherwise if the piece were of another design. */
function isChangeSeen(looking: Looking, piece: Piece, change: Partial<Design>): boolean {
  const { view, outfit, drawAgain } = looking;
  const compared = COMPARED.get(view) ?? new Map<string, boolean>();
  COMPARED.set(view, compared);
  const changes = { ...change, ...(change.details && { details: [...change.details] }) };
  const key = `${outfit.pieces.indexOf(piece)} ${JSON.stringify(changes)}`;
  const known = compared.get(key);
  if (known !== undefined) return known;
  const design = { ...piece.design, ...change };
  const pieces = outfit.pieces.map((one) => (one === piece ? { ...piece, design } : one));
  const isSeen = looksDifferent(view, drawAgain({ ...outfit, pieces }));
  compared.set(key, isSeen);
  return isSeen;
}
