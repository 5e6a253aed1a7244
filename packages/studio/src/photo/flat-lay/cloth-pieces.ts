import type { LabColour } from '../parse/colour-model.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';

/** A superpixel of a cloth: mean colour and area. */
export type ClothPiece = { lab: LabColour; areaPx: number };

/** The superpixels of the subject that `isMeant` accepts. */
export function clothPieces(pieces: Superpixels, isMeant: (k: number) => boolean): ClothPiece[] {
  const { lab, areaPx, subject, count } = pieces;
  return Array.from({ length: count }, (_, k) => k)
    .filter((k) => subject[k] > 0.6 && isMeant(k))
    .map((k) => ({ lab: [lab[k * 3], lab[k * 3 + 1], lab[k * 3 + 2]], areaPx: areaPx[k] }));
}

/** The mean colour of a cloth; undefined where there is none. */
export function meanColour(cloth: readonly ClothPiece[]): LabColour | undefined {
  const whole = cloth.reduce((sum, { areaPx }) => sum + areaPx, 0);
  if (whole === 0) return undefined;
  const mean = (c: 0 | 1 | 2) =>
    cloth.reduce((sum, { lab, areaPx }) => sum + lab[c] * areaPx, 0) / whole;
  return [mean(0), mean(1), mean(2)];
}
