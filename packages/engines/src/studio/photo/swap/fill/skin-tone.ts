import { LABEL } from '../../parse/labels.ts';
import type { Superpixels } from '../../superpixels/superpixels.ts';

/** The middle of a person's skin in Lab, from the pieces that are skin; undefined where none are. */
export function skinTone(
  { lab, areaPx, count }: Superpixels,
  labels: Uint8Array,
): readonly [number, number, number] | undefined {
  const pieces = Array.from({ length: count }, (_, k) => k).filter(
    (k) => labels[k] === LABEL.skin && areaPx[k] > 20,
  );
  if (pieces.length === 0) return undefined;
  const middle = (c: number) =>
    pieces.map((k) => lab[k * 3 + c]).toSorted((a, b) => a - b)[pieces.length >> 1];
  return [middle(0), middle(1), middle(2)];
}
