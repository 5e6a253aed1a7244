import { adjust, type Hex, mix } from '../../core/colour.ts';
import type { Patch } from '../../scene/patch.ts';
import type { Polyline } from '../../scene/point.ts';
import type { RegionInput } from '../../scene/scene-builder.ts';
import type { DressContext, Piece } from '../garment.ts';
import { placePrint } from './prints.ts';

type ClothInput = {
  part: string;
  outline: Polyline;
  /** With it, the garment's print is laid. */
  patch?: Patch;
  shade?: readonly Polyline[];
  depth?: readonly Polyline[];
  light?: readonly Polyline[];
  colour?: Hex;
  opacity?: number;
  reserve?: number;
};

/** How much a layer of the garment's cloth hides. */
const opacityOf = ({ fabric }: Piece): number => (fabric.sheer > 0 ? 1 - fabric.sheer * 0.8 : 1);

/** A region of the garment's own cloth, with its print. */
export function clothRegion(context: DressContext, input: ClothInput): RegionInput {
  const { piece, body, rng } = context;
  const { part, outline, patch, shade = [], depth = [], light = [] } = input;
  const colour = input.colour ?? piece.colour;
  const print =
    piece.print && patch
      ? placePrint(piece.print, patch, { cloth: colour, unit: body.unit, rng, outline })
      : undefined;
  return {
    class: 'garment',
    part,
    garment: piece.garment.id,
    fabric: piece.fabric.id,
    outlines: [outline],
    colour,
    opacity: input.opacity ?? opacityOf(piece),
    shade,
    depth,
    light,
    ...(print ? { print } : {}),
    ...(input.reserve === undefined ? {} : { reserve: input.reserve }),
  };
}

/** The inside of the cloth, in shadow. */
export const undersideOf = (piece: Piece): Hex => adjust(mix(piece.colour, '#2a2430', 0.28), -0.04);
