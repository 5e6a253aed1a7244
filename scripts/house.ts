import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFolderPairs } from './house/folder-pairs.ts';
import { listSources } from './house/list-sources.ts';
import { countComments } from './house/nameless-comments.ts';

/** `npm run house`: counts that show how easy it is to find one's way in the sources. */

const root = join(import.meta.dirname, '..');
const IS_TEST = /\.(test|e2e)\.tsx?$|\/testing\//;
const isVerbose = process.argv.includes('--list');

const sources = listSources(root).map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return { file, text, lines: text.trimEnd().split('\n').length };
});
const product = sources.filter(
  ({ file }) => /^(packages|apps)\//.test(file) && !IS_TEST.test(file),
);

const byLength = product.toSorted((a, b) => a.lines - b.lines);
const median = byLength[Math.floor(byLength.length / 2)];
const longest = byLength.at(-1);
const total = product.reduce((sum, { lines }) => sum + lines, 0);
console.log(`Files of the product without tests: ${product.length}, ${total} lines`);
console.log(`Median file: ${median?.lines} lines; longest: ${longest?.lines} (${longest?.file})`);

const pairs = findFolderPairs(product);
console.log(`Pairs of sibling folders that import each other: ${pairs.length}`);
for (const { one, other, there, back } of pairs) {
  console.log(`  ${one} ⇄ ${other} (${there.length}, ${back.length})`);
  if (!isVerbose) continue;
  const fewer = there.length < back.length ? there : back;
  for (const each of fewer) console.log(`    ${each}`);
}

const { all, nameless, byOpener } = countComments(sources.map(({ text }) => text));
const openers = Object.entries(byOpener).toSorted(([, a], [, b]) => b - a);
console.log(`Doc comments: ${all}; beginning without a noun: ${nameless}`);
console.log(`  ${openers.map(([word, count]) => `${word} ${count}`).join(', ')}`);
