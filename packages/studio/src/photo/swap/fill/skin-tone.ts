import { LABEL } from '../../parse/labels.ts';
import type { ParsedPerson } from '../../parse/parse-person.ts';
import type { Superpixels } from '../../superpixels/superpixels.ts';

type Colour = readonly [number, number, number];

/** Radius of the disc of a face that is surely skin, as a share of `facePx`. */
const FACE = 0.75;

/** Median colour (CIE Lab) of a person's skin: of the face, else of all visible skin; undefined without any. */
export function skinTone(
  pieces: Superpixels,
  { labels, seeds, frame }: ParsedPerson,
): Colour | undefined {
  const { head, facePx, isFaceSeen } = frame;
  const face = coloursWhere(pieces, (k) => {
    const away = Math.hypot(pieces.x[k] - head.x, pieces.y[k] - head.y);
    return isFaceSeen && pieces.subject[k] > 0.8 && away < facePx * FACE;
  });
  if (face.length > 2) return middleOf(face);
  if (seeds.skin.length > 2) return middleOf(seeds.skin);
  const bare = coloursWhere(pieces, (k) => labels[k] === LABEL.skin && pieces.areaPx[k] > 20);
  return bare.length > 0 ? middleOf(bare) : undefined;
}

function coloursWhere({ lab, count }: Superpixels, isMeant: (k: number) => boolean): Colour[] {
  const found: Colour[] = [];
  for (let k = 0; k < count; k += 1) {
    if (isMeant(k)) found.push([lab[k * 3], lab[k * 3 + 1], lab[k * 3 + 2]]);
  }
  return found;
}

function middleOf(colours: readonly Colour[]): Colour {
  const middle = (c: 0 | 1 | 2) =>
    colours.map((colour) => colour[c]).toSorted((a, b) => a - b)[colours.length >> 1];
  return [middle(0), middle(1), middle(2)];
}

/** Largest distances of skin from its median, in CIE Lab: in lightness, and in the plane of a and b. */
const ROOM = { light: 26, hue: 16 };

/** Test of a pixel of a Lab picture against the skin's median colour. */
export const isOfTone = (lab: Float32Array, i: number, [light, a, b]: Colour): boolean =>
  Math.abs(lab[i * 3] - light) < ROOM.light &&
  Math.hypot(lab[i * 3 + 1] - a, lab[i * 3 + 2] - b) < ROOM.hue;
