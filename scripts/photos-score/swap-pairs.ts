import type { Corpus } from './corpus.ts';
import type { Pair } from './measure-swap.ts';

/** A pair for each figure: a flat-lay of its own half that belongs where it wears something, in turn. */
export function swapPairs({ figures, flatLays }: Corpus): Pair[] {
  const used = new Map<string, number>();
  return figures.flatMap((figure, i) => {
    const worn = ['full', i % 3 === 2 ? 'lower' : 'upper'].find((place) => figure.parts.has(place));
    const fitting = flatLays.filter(({ place }) => place === worn);
    const turn = used.get(worn ?? '') ?? 0;
    used.set(worn ?? '', turn + 1);
    const flatLay = fitting[turn % Math.max(1, fitting.length)];
    return flatLay ? [{ figure, flatLay }] : [];
  });
}
