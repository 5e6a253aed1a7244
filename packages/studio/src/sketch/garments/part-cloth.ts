import type { PartCloth, Piece } from './garment.ts';
import { isRegionOf, PART_REGIONS, type PartId } from './part-ids.ts';

/**
 * The colour and cloth of a region, where the prompt asks for them on its part. The part with the
 * fewest regions rules: of "white sleeves, red cuffs" the cuffs are red.
 */
export function clothOfRegion<Cloth extends object = PartCloth>(
  { parts }: { parts?: ReadonlyMap<PartId, Cloth> | undefined },
  region: string,
): Partial<Cloth> {
  const breadth = (part: PartId) => PART_REGIONS[part].length;
  const found = [...(parts ?? [])]
    .filter(([part]) => isRegionOf(part, region))
    .toSorted(([one], [other]) => breadth(other) - breadth(one));
  return found.reduce<Partial<Cloth>>((all, [, cloth]) => Object.assign(all, cloth), {});
}

/** The piece as a region of it is made: in the colour and cloth of its part. */
export function pieceOfRegion(piece: Piece, region: string): Piece {
  if (!piece.parts) return piece;
  const cloth = clothOfRegion(piece, region);
  return cloth.fabric || cloth.colour || cloth.print ? { ...piece, ...cloth } : piece;
}
