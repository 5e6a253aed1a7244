import { toLab } from '../field/to-lab.ts';
import { LABEL } from '../parse/labels.ts';
import type { Worn } from './body/worn.ts';
import { isOfTone, type skinTone } from './fill/skin-tone.ts';

type Masked = {
  labels: Uint8Array;
  mask: Uint8Array;
  worn: Worn;
  rgb: Uint8Array;
  skin: ReturnType<typeof skinTone>;
};

/** The garment's own pixels of the mask; all of it where the labels say something else of most. */
export function seenGarment({ labels, mask, worn, rgb, skin }: Masked): Uint8Array {
  const lab = toLab(rgb);
  // Edges of clothes are easily taken for skin.
  const isBare = (i: number) =>
    labels[i] === LABEL.skin && (skin === undefined || isOfTone(lab, i, skin));
  const isOther = (i: number) =>
    isBare(i) ||
    labels[i] === LABEL.hair ||
    labels[i] === LABEL.held ||
    (labels[i] === LABEL.shoes && worn.place === 'upper');
  let all = 0;
  let other = 0;
  for (let i = 0; i < mask.length; i += 1) {
    all += mask[i];
    other += mask[i] && isOther(i) ? 1 : 0;
  }
  if (other > all * 0.4) return mask;
  return mask.map((on, i) => (on && !isOther(i) ? 1 : 0));
}
