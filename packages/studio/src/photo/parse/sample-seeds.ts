import { PARTS } from '../parts/parts.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import type { ColourModel, LabColour } from './colour-model.ts';
import { LABEL } from './labels.ts';

/** The colours that a person's parts have in this photo. */
export type Seeds = {
  skin: ColourModel;
  upper: ColourModel;
  lower: ColourModel;
  /** The upper garment goes on over the thighs: a dress, a jumpsuit. */
  isOnePiece: boolean;
};

/** The most samples of a material; more tell nothing new and cost time. */
const MOST = 32;
/** Least share of a piece's own part for its colour to count. */
const SURE = 0.6;

/** Samples the colours of skin and clothes where they were surely seen. */
export function sampleSeeds(
  pieces: Superpixels,
  { parts, shares, labels }: { parts: Uint8Array; shares: Float32Array; labels: Uint8Array },
  isOnePiece: boolean,
): Seeds {
  const coloursOf = (label: number): LabColour[] => {
    const own: LabColour[] = [];
    for (let k = 0; k < pieces.count; k += 1) {
      const isSure = shares[k * PARTS.length + parts[k]] >= SURE && pieces.subject[k] >= SURE;
      if (labels[k] === label && isSure && pieces.areaPx[k] > 0) own.push(colourOf(pieces, k));
    }
    const step = Math.max(1, own.length / MOST);
    return Array.from({ length: Math.min(MOST, own.length) }, (_, i) => own[Math.floor(i * step)]);
  };
  return {
    skin: coloursOf(LABEL.skin),
    upper: coloursOf(LABEL.upper),
    lower: isOnePiece ? [] : coloursOf(LABEL.lower),
    isOnePiece,
  };
}

const colourOf = ({ lab }: Superpixels, k: number): LabColour => [
  lab[k * 3],
  lab[k * 3 + 1],
  lab[k * 3 + 2],
];
