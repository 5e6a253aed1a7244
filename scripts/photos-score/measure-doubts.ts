import { swapDoubts } from '@toile/studio/drawing';
import { type Corpus, type Figure, type FlatLay, PLACES, type Place, readTruth } from './corpus.ts';
import { readPicture } from './read-picture.ts';

type Doubt = Awaited<ReturnType<typeof swapDoubts>>[number];

/** Doubts about a flat-lay of one place where another is marked: the one that is due. */
const DUE: Readonly<Record<Place, Partial<Record<Place, Doubt>>>> = {
  upper: { lower: 'top-on-lower', full: 'shorter-than-mark' },
  lower: { upper: 'lower-on-top', full: 'lower-on-top' },
  full: { upper: 'longer-than-mark', lower: 'top-on-lower' },
};

/** Doubts that say that a garment belongs elsewhere or is of another length. */
const OF_PLACE: ReadonlySet<Doubt> = new Set([
  'top-on-lower',
  'lower-on-top',
  'longer-than-mark',
  'shorter-than-mark',
]);

export type Doubted = {
  name: string;
  /** The doubt that is due; absent where the garment belongs where the mark is. */
  due?: Doubt;
  found: readonly Doubt[];
  isRight: boolean;
};

/** Every flat-lay on every marked garment of every figure: the doubts about place and length. */
export async function measureDoubts(corpus: Corpus, cutOut: string): Promise<Doubted[]> {
  const doubted: Doubted[] = [];
  for (const figure of corpus.figures) {
    for (const place of PLACES) {
      const truth = figure.parts.get(place);
      if (!truth) continue;
      const mask = await readTruth(truth);
      for (const flatLay of corpus.flatLays) {
        doubted.push(await measurePair({ figure, place, mask }, flatLay, cutOut));
      }
    }
  }
  return doubted;
}

type Marked = { figure: Figure; place: Place; mask: Uint8Array };

async function measurePair(
  { figure, place, mask }: Marked,
  flatLay: FlatLay,
  cutOut: string,
): Promise<Doubted> {
  const { reading: target } = await readPicture(figure.photo, cutOut);
  const { reading: source, bytes: sourceBytes } = await readPicture(flatLay.photo, cutOut);
  const found = (await swapDoubts({ target, source, sourceBytes, mask })).filter((one) =>
    OF_PLACE.has(one),
  );
  const due = DUE[flatLay.place][place];
  const isRight = due === undefined ? found.length === 0 : found.includes(due);
  return { name: `${flatLay.name} on ${figure.name}, ${place}`, due, found, isRight };
}
