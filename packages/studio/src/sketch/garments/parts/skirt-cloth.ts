import { adjust, type Hex, mix } from '../../../core/colour.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import { layCloth } from '../../../core/scene/lay-cloth.ts';
import { type Patch, uprightPatch } from '../../../core/scene/patch.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../core/scene/scene.ts';
import type { RegionInput } from '../../../core/scene/scene-builder.ts';
import type { DressContext, Piece } from '../garment.ts';
import { clothOfRegion, pieceOfRegion } from '../part-cloth.ts';
import { overYoke } from './over-yoke.ts';
import { placePrint } from './prints/place-print.ts';
import { TEXTURES } from './textures/registry.ts';
import type { TextureInput } from './textures/texture.ts';

type ClothInput = {
  part: string;
  outline: Polyline;
  /** With it, the garment's print is laid, and the surface of its cloth follows the body. */
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
  const { body, rng } = context;
  const { part, outline, shade = [], depth = [], light = [] } = input;
  const own = clothOfRegion(context.piece, part);
  const piece = pieceOfRegion(context.piece, part);
  const patch = input.patch && overYoke(input.patch, outline);
  const colour = own.colour ?? input.colour ?? piece.colour;
  const cloth = { cloth: colour, unit: body.unit, outline };
  const isOutside = patch !== undefined || (input.reserve ?? 0) > 0;
  const surface = isOutside
    ? surfaceOf(piece, {
        ...cloth,
        patch: patch ?? uprightPatch(outline),
        rng: createRng(`${piece.fabric.id}|${part}`),
      })
    : undefined;
  const laid = patch ?? (own.print ? uprightPatch(outline) : undefined);
  const print = overlaid(surface, printed(piece, { ...cloth, patch: laid, rng }));
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

type Printing = { cloth: Hex; unit: number; outline: Polyline; patch: Patch | undefined; rng: Rng };

/** The print of a region; one that is given goes on over parts that have no patch, straight down the page. */
function printed({ print }: Piece, { patch, ...placing }: Printing): PlacedPrint | undefined {
  if (print?.id === 'given') return layCloth(print, patch ?? uprightPatch(placing.outline));
  return patch && print && placePrint(print, patch, placing);
}

/** What the cloth looks like close by. */
function surfaceOf({ fabric, design }: Piece, input: TextureInput): PlacedPrint | undefined {
  return TEXTURES[design.details.has('sequins') ? 'sequins' : fabric.id]?.(input);
}

/** A print over the surface of its cloth. */
function overlaid(surface?: PlacedPrint, print?: PlacedPrint): PlacedPrint | undefined {
  if (!surface) return print;
  return {
    ...print,
    lines: [...surface.lines, ...(print?.lines ?? [])],
    shapes: [...surface.shapes, ...(print?.shapes ?? [])],
    surface: { lines: surface.lines.length, shapes: surface.shapes.length },
  };
}

/** The inside of the cloth, in shadow. */
export const undersideOf = (piece: Piece): Hex =>
  piece.parts?.get('lining')?.colour ?? adjust(mix(piece.colour, '#2a2430', 0.28), -0.04);
