import { writeFileSync } from 'node:fs';
import { encodeForest } from '../packages/studio/src/product/sketch-reading/naming/forest.ts';
import {
  type ForestName,
  forestFile,
} from '../packages/studio/src/product/sketch-reading/naming/name-areas.ts';
import { type PracticePage, practicePage } from '../packages/studio/training/practice-page.ts';
import { trainForests } from '../packages/studio/training/train-forests.ts';

/**
 * Number of sketches to draw, half an hour with the training; `npm run reading` uses none of their
 * prompts.
 */
const PAGES = Number(process.argv[2] ?? 900);

/**
 * Trains the decision trees that classify the areas of sketches, and stores them with the models.
 */
async function main(): Promise<void> {
  const pages: PracticePage[] = [];
  for (let number = 0; number < PAGES; number += 1) {
    pages.push(await practicePage(number));
    if (number % 50 === 49) console.log(`${number + 1} pages`);
  }
  const { alone, inContext } = trainForests(pages, console.log);
  keep('areas-alone', encodeForest(alone));
  keep('areas-in-context', encodeForest(inContext));
}

function keep(name: ForestName, bytes: Uint8Array): void {
  writeFileSync(forestFile(name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

await main();
