import type { Lab } from '../core/colour.ts';
import type { Area, Border } from './measure-areas.ts';
import type { Names } from './name-painted.ts';
import type { Landmarks } from './sketch-reading.ts';

/** More patches of skin than this inside cloth are a print, not hands. */
const MOST_HANDS = 6;
/** A line is drawn where skin meets cloth; most of that border has ink. */
const LEAST_INK = 0.55;

/**
 * Takes back as cloth what only has the colour of skin: pieces as wide as a skirt below the
 * neck, and the many small patches of a print.
 */
export function unmaskCloth(
  areas: readonly Area[],
  {
    names,
    skin,
    landmarks: { top, bottom },
    figurePx,
  }: { names: Names; skin: Lab; landmarks: Landmarks; figurePx: number },
): void {
  const tall = bottom - top;
  const below = areas.filter(({ y }) => y > top + tall * 0.2);
  const pieces = piecesOfSkin(below, names);
  const prints: Piece[] = [];
  for (const piece of pieces) {
    const isWide = piece.areaPx > (piece.bottom - piece.top) * tall * 0.1;
    if (isWide && piece.areaPx > figurePx * 0.05) renameUnlike(piece, skin, names);
    else if (isUnlined(piece)) rename(piece, names);
    else if (piece.isInside && piece.areaPx < figurePx * 0.012) prints.push(piece);
  }
  if (prints.length <= MOST_HANDS) return;
  for (const piece of prints) rename(piece, names);
}

/** Mostly beside cloth, and no line between. */
const isUnlined = ({ cloth, rimPx }: Piece) =>
  cloth.px > rimPx * 0.5 && cloth.inkPx < cloth.px * LEAST_INK;

type Piece = {
  areas: Area[];
  areaPx: number;
  top: number;
  bottom: number;
  /** Whether cloth is all around it. */
  isInside: boolean;
  /** Its whole border, and that with cloth. */
  rimPx: number;
  cloth: Border;
};

function rename(piece: Piece, names: Names): void {
  for (const { id } of piece.areas) names.set(id, 'garment');
}

/** Arms that touch a skirt of about their colour are nearer to the face's hue. */
function renameUnlike(piece: Piece, skin: Lab, names: Names): void {
  let [a, b] = [0, 0];
  for (const { lab, areaPx } of piece.areas) {
    a += (lab[1] * areaPx) / piece.areaPx;
    b += (lab[2] * areaPx) / piece.areaPx;
  }
  for (const { id, lab } of piece.areas) {
    const off = Math.hypot(lab[1] - a, lab[2] - b);
    if (off < Math.hypot(lab[1] - skin[1], lab[2] - skin[2])) names.set(id, 'garment');
  }
}

/** Areas of skin that touch, joined. */
function piecesOfSkin(areas: readonly Area[], names: Names): Piece[] {
  const byId = new Map(areas.map((area) => [area.id, area]));
  const seen = new Set<number>();
  const pieces: Piece[] = [];
  for (const area of areas) {
    if (names.get(area.id) !== 'skin' || seen.has(area.id)) continue;
    const piece: Piece = {
      areas: [area],
      areaPx: 0,
      top: area.top,
      bottom: 0,
      isInside: true,
      rimPx: 0,
      cloth: { px: 0, inkPx: 0 },
    };
    seen.add(area.id);
    for (const one of piece.areas) {
      piece.areaPx += one.areaPx;
      piece.top = Math.min(piece.top, one.top);
      piece.bottom = Math.max(piece.bottom, one.bottom);
      for (const [id, border] of one.borders) {
        const next = byId.get(id);
        const name = names.get(id);
        if (id === 0 || (name !== undefined && name !== 'garment' && name !== 'skin'))
          piece.isInside = false;
        if (name !== 'skin') piece.rimPx += border.px;
        if (name === 'garment') {
          piece.cloth.px += border.px;
          piece.cloth.inkPx += border.inkPx;
        }
        if (!next || name !== 'skin' || seen.has(id)) continue;
        seen.add(id);
        piece.areas.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}
