import { type Hex, mix, toLch } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import { fabricOf } from '../../core/fabrics/registry.ts';
import type { ClothTile } from '../../core/scene/scene.ts';
import type { Detail } from '../../sketch/garments/features.ts';
import type { Piece } from '../../sketch/garments/garment.ts';
import { meaningOf } from '../../sketch/outfit/outfit-meaning.ts';
import type { SketchPlan } from '../../sketch/plan-sketch.ts';
import type { WornPlan } from './plan-worn.ts';

/** The given cloth: its picture, the colour that covers most of it, and its mean. */
type GivenCloth = { tile: ClothTile; ground: Hex; mean: Hex };

/**
 * The plan with its printed garments cut from the given cloth. Garments that nobody named are quiet
 * beside it.
 */
export function dressInCloth(
  { sketch, printed, accessory }: WornPlan,
  cloth: GivenCloth,
): SketchPlan {
  const named = new Set(sketch.reading.garments.map(({ id }) => id));
  const pieces = sketch.outfit.pieces.map((piece): Piece => {
    if (printed.includes(piece.garment.id)) return inCloth(piece, sketch, cloth);
    if (named.has(piece.garment.id)) return piece;
    const { print: _print, ...plain } = piece;
    return { ...plain, colour: quietBeside(cloth) };
  });
  const { tile, ground: colour } = cloth;
  const given = accessory && { id: accessory, print: { id: 'given', tile } as const, colour };
  return {
    ...sketch,
    outfit: { ...sketch.outfit, pieces, ...(given && { givenAccessory: given }) },
  };
}

/** A cloth of one pixel, for plans that are looked at and not painted. */
export const BLANK_CLOTH: GivenCloth = {
  tile: { rgb: new Uint8ClampedArray([255, 255, 255]), widthPx: 1, heightPx: 1, density: 1 },
  ground: '#ffffff',
  mean: '#ffffff',
};

/** Cloths that hide a print, or let it be seen through. */
const UNPRINTED: ReadonlySet<FabricId> = new Set([
  'chiffon',
  'organza',
  'tulle',
  'lace',
  'leather',
  'suede',
  'tweed',
  'knit',
  'fleece',
  'fur',
  'sequins',
  'metallic',
]);
/** Work on the cloth that a print does not bear unasked. */
const WORKED: ReadonlySet<Detail> = new Set<Detail>(['embroidery', 'sequins']);

function inCloth(piece: Piece, { outfit }: SketchPlan, { tile, ground, mean }: GivenCloth): Piece {
  const claims = outfit.claims.filter(({ garment }) => garment === piece.garment.id);
  const isFabricAsked = claims.some(({ match }) => meaningOf(match, 'fabric'));
  const asked = new Set(claims.map(({ match }) => meaningOf(match, 'detail')?.detail));
  const usual = piece.garment.fabrics.find((id) => !UNPRINTED.has(id)) ?? 'cotton';
  const fabric = isFabricAsked || !UNPRINTED.has(piece.fabric.id) ? piece.fabric : fabricOf(usual);
  const details = [...piece.design.details].filter((one) => !WORKED.has(one) || asked.has(one));
  return {
    ...piece,
    fabric,
    design: { ...piece.design, details: new Set(details) },
    colour: ground,
    trim: trimOn(ground, mean),
    print: { id: 'given', tile },
  };
}

/** Trims of the given cloth: its colours as a whole, deeper, told from its ground. */
const trimOn = (ground: Hex, mean: Hex): Hex => mix(ground, mix(mean, '#2a2628', 0.45), 0.7);

/** Lightness of the cloth's mean, in OKLCH, above which it is light. */
const LIGHT = 0.62;

/** White beside dark cloth, ink beside light cloth. */
const quietBeside = ({ mean }: GivenCloth): Hex => (toLch(mean)[0] < LIGHT ? '#f2eee6' : '#34343c');
