import type { Design } from '../garments/features.ts';

type Worn = { garment: { id: string }; design?: Partial<Design> };

/** Garments and cuts by which a decade is known, as histories of fashion tell them. */
const SHOWN: Readonly<Record<string, (worn: Worn) => boolean>> = {
  '20': ({ garment: { id } }) => id === 'flapper-dress' || id === 'robe-de-style',
  '50': ({ garment: { id }, design }) =>
    id === 'new-look-dress' || design?.silhouette === 'circle' || isPencil(design),
  '60': ({ garment: { id }, design }) => id === 'shift-dress' && isAboveKnee(design),
  '70': ({ design }) => design?.leg === 'flare' || design?.sleeve === 'bell',
  '80': ({ design }) => design?.details?.has('shoulder-pads') ?? false,
  '90': ({ garment: { id } }) => id === 'slip-dress',
};

const isPencil = (design: Worn['design']): boolean =>
  design?.silhouette === 'pencil' && (design.length === 'knee' || design.length === 'midi');
const isAboveKnee = (design: Worn['design']): boolean =>
  design?.length === 'mini' || design?.length === 'micro';

const NAMES: Readonly<Record<string, string>> = {
  twenties: '20',
  fifties: '50',
  sixties: '60',
  seventies: '70',
  eighties: '80',
  nineties: '90',
};

/** Test for a word that names a decade whose cut is worn: "1920s" of a flapper dress. */
export function isDecadeShown(word: string, pieces: readonly Worn[]): boolean {
  const decade = /^(?:19)?(\d0)s$/.exec(word)?.[1] ?? NAMES[word];
  const shows = decade === undefined ? undefined : SHOWN[decade];
  return shows !== undefined && pieces.some(shows);
}
