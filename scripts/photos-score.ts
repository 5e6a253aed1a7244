import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePng, loadModels, OWN_MODELS, useModels } from '@toile/studio/drawing';
import { ArgumentFault } from './generate/generate-order.ts';
import { type Corpus, halfOf, readCorpus } from './photos-score/corpus.ts';
import { drawOwn } from './photos-score/draw-own.ts';
import { measureDoubts } from './photos-score/measure-doubts.ts';
import { measureFlatLay } from './photos-score/measure-flat-lay.ts';
import { type Found, measureMasks } from './photos-score/measure-masks.ts';
import { measureSwap, type Pair, type Swapped } from './photos-score/measure-swap.ts';
import { formatDoubts, formatFound, formatSwaps } from './photos-score/report.ts';
import { type Half, readScoreOrder, type ScoreOrder, USAGE } from './photos-score/score-order.ts';
import { swapPairs } from './photos-score/swap-pairs.ts';
import { composeSheet, type SheetTile, thumbnailOf } from './sheet/compose-sheet.ts';

/** `npm run photos-score`: measures the photo tools on a corpus, on its tuning and its unseen half. */
async function main(order: ScoreOrder): Promise<void> {
  useModels({
    modelsDir: order.models ?? OWN_MODELS.modelsDir,
    cutOutModel: cutOutOf(order.models),
    checksPictures: false,
  });
  await loadModels();
  if (order.isOwn) await drawOwn(order.corpus);
  const corpus = await readCorpus(order.corpus);
  for (const half of order.halves) await scoreHalf(halved(corpus, half), half, order);
}

/** The large cut-out where its weights are at hand. */
const cutOutOf = (models?: string) => (models ? 'isnet' : 'selfie');

const halved = ({ figures, flatLays }: Corpus, half: Half): Corpus => ({
  figures: figures.filter(({ name }) => halfOf(name) === half),
  flatLays: flatLays.filter(({ name }) => halfOf(name) === half),
});

/** Height of a tile of the sheets over its width. */
const RATIO = 4 / 3;

/** A pair and what became of it, side by side. */
async function tilesOf({ figure, flatLay }: Pair, { picture }: Swapped): Promise<SheetTile[]> {
  const pictures = [
    { title: figure.name, png: await readFile(figure.photo) },
    { title: flatLay.name, png: await readFile(flatLay.photo) },
    { title: 'swapped', png: await encodePng(picture) },
  ];
  return Promise.all(
    pictures.map(async ({ title, png }) => ({
      title,
      note: '',
      thumbnail: await thumbnailOf(png, RATIO, 'contain'),
    })),
  );
}

async function scoreHalf(
  corpus: Corpus,
  half: Half,
  { parts, out, models }: ScoreOrder,
): Promise<void> {
  const cutOut = cutOutOf(models);
  const { figures, flatLays } = corpus;
  console.log(`${half}: ${figures.length} figures, ${flatLays.length} flat-lays`);
  if (parts.includes('masks')) {
    const found: Found[] = [];
    for (const figure of figures) found.push(...(await measureMasks(figure, cutOut)));
    console.log(formatFound('masks, IoU', found));
  }
  if (parts.includes('flat-lays')) {
    const found: Found[] = [];
    for (const flatLay of flatLays) found.push(...(await measureFlatLay(flatLay, cutOut)));
    console.log(formatFound('flat-lays, IoU of outlines', found));
  }
  if (parts.includes('doubts')) console.log(formatDoubts(await measureDoubts(corpus, cutOut)));
  if (!parts.includes('swaps')) return;
  const swaps: Swapped[] = [];
  const tiles: SheetTile[] = [];
  for (const pair of swapPairs(corpus)) {
    const swapped = await measureSwap(pair, cutOut);
    swaps.push(swapped);
    if (out) tiles.push(...(await tilesOf(pair, swapped)));
  }
  console.log(formatSwaps(swaps));
  if (!out) return;
  await mkdir(out, { recursive: true });
  await composeSheet(join(out, `swaps-${half}.png`), { tiles, columns: 9, ratio: RATIO });
}

try {
  await main(readScoreOrder(process.argv.slice(2)));
} catch (fault) {
  const isArgument = fault instanceof ArgumentFault;
  console.error(fault instanceof Error ? fault.message : fault);
  if (isArgument) console.error(`\n${USAGE}`);
  process.exitCode = isArgument ? 2 : 1;
}
