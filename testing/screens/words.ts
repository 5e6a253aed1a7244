/**
 * npm run words [word] [-- --keep | --since <commit>]: walks the screens of the built product at
 * 1280 pixels and prints how many words somebody sees on each, beside the kept figures; with a
 * word, only the walks whose names have it. --keep keeps the new figures. --since compares the
 * message tables with those of a commit, without a browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { projectRoot } from '../../scripts/steps/project-root.mjs';
import { tableWordsAt, tableWordsNow } from './table-words.ts';
import { countVisibleWords } from './visible-words.ts';
import { WINDOW, walkAll } from './walk-all.ts';

const KEPT = join(projectRoot, 'testing/screens/word-counts.json');
/** Time for a screen to settle. */
const SETTLES_MS = 300;

const keptSchema = z.record(z.string(), z.int());

type Counts = ReadonlyMap<string, number>;

/** A row of a table of documents: name, words before, words now, change. */
function row(name: string, before: number | undefined, now: number | undefined): string {
  const isBoth = before !== undefined && now !== undefined && before > 0;
  const change = isBoth ? `${Math.round((100 * (now - before)) / before)} %` : '';
  return `| ${name} | ${before ?? ''} | ${now ?? ''} | ${change} |\n`;
}

function print(before: Counts, now: Counts): void {
  process.stdout.write('| screen | before | now | change |\n|---|---|---|---|\n');
  for (const [name, words] of now) process.stdout.write(row(name, before.get(name), words));
  const sum = (counts: Counts) =>
    [...now.keys()].reduce((all, key) => all + (counts.get(key) ?? 0), 0);
  process.stdout.write(row('together', sum(before), sum(now)));
}

async function countScreens(word: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const product = await startProduct({ WELCOME_CREDITS: '400' });
  const browser = await launchBrowser();
  try {
    const look = (page: Page) => async (name: string) => {
      await page.setViewportSize(WINDOW);
      await page.waitForTimeout(SETTLES_MS);
      counts.set(name, await countVisibleWords(page));
    };
    for await (const name of walkAll({ browser, product, word, look })) {
      process.stderr.write(`${name} walked\n`);
    }
  } catch (error) {
    // What was counted until then is told all the same.
    console.error(error);
    process.exitCode = 1;
  } finally {
    await browser.close();
    await product.stop();
  }
  return counts;
}

const words = process.argv.slice(2);
const since = words.includes('--since') ? words[words.indexOf('--since') + 1] : undefined;
if (since !== undefined) print(tableWordsAt(since), tableWordsNow());
else {
  const kept = keptSchema.parse(JSON.parse(readFileSync(KEPT, 'utf8')));
  const now = await countScreens(words.find((one) => !one.startsWith('--')) ?? '');
  print(new Map(Object.entries(kept)), now);
  if (words.includes('--keep')) {
    const figures = { ...kept, ...Object.fromEntries(now) };
    writeFileSync(KEPT, `${JSON.stringify(figures, null, 2)}\n`);
  }
}
