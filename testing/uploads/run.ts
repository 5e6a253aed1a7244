/**
 * npm run test:uploads [word]: sends every file of the corpus to the whole product as a picture.
 * With a word, only files with the word in their names.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBadForms, buildOddNames } from '../../apps/server/src/testing/uploads/bad-forms.ts';
import { buildCorpus } from '../../apps/server/src/testing/uploads/corpus.ts';
import { paintCloth } from '../../apps/server/src/testing/uploads/paint-cloth.ts';
import type { UploadCase } from '../../apps/server/src/testing/uploads/upload-case.ts';
import { type Product, startProduct } from './product.ts';
import { tryMask } from './try-mask.ts';
import { type Outcome, tryUpload } from './try-upload.ts';
import { openVisitor } from './visitor.ts';
import { waysOf } from './ways.ts';

/** Cases of one user, below the limit of runs per minute; others get another user. */
const CASES_OF_A_VISITOR = 12;
/** Files under way at a time. */
const LANES = 3;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report({ name, status, outputs, faults }: Outcome): void {
  const verdict = faults.length === 0 ? 'ok  ' : 'FAIL';
  const drawn = outputs > 0 ? ', drawn' : '';
  say(
    `${verdict} ${status}  ${name}${drawn}${faults.map((fault) => `\n       ${fault}`).join('')}`,
  );
}

async function tryCases(product: Product, cases: readonly UploadCase[]): Promise<Outcome[]> {
  const visitor = await openVisitor(product);
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    for (const way of await waysOf(one)) {
      const outcome = await tryUpload({ database: product.database, visitor, way, one });
      report(outcome);
      outcomes.push(outcome);
    }
    const masked = await tryMask(visitor, one);
    report(masked);
    outcomes.push(masked);
  }
  return outcomes;
}

async function tryCorpus(product: Product, corpus: readonly UploadCase[]): Promise<Outcome[]> {
  const shares: (readonly UploadCase[])[] = [];
  for (let at = 0; at < corpus.length; at += CASES_OF_A_VISITOR) {
    shares.push(corpus.slice(at, at + CASES_OF_A_VISITOR));
  }
  const waiting = shares.values();
  const lanes = Array.from({ length: LANES }, async () => {
    const outcomes: Outcome[] = [];
    for (const share of waiting) outcomes.push(...(await tryCases(product, share)));
    return outcomes;
  });
  return (await Promise.all(lanes)).flat();
}

/** Tries invalid forms; none may cause an error of the server. */
async function tryForms(product: Product): Promise<Outcome[]> {
  const visitor = await openVisitor(product);
  const png = await paintCloth().png().toBuffer();
  const outcomes: Outcome[] = [];
  for (const { name, type, body } of [...buildBadForms(png), ...buildOddNames(png)]) {
    const status = await visitor.postRaw(type, body);
    const faults = status < 500 ? [] : [`was answered ${status}`];
    const outcome = { name: `form ${name}`, status, outputs: 0, faults };
    report(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function main(): Promise<void> {
  const word = process.argv[2] ?? '';
  const logFile = join(tmpdir(), `toile-uploads-${process.pid}.log`);
  const corpus = (await buildCorpus({ isWhole: true })).filter(({ name }) => name.includes(word));
  say(`${corpus.length} files; what the product says is in ${logFile}`);
  const product = await startProduct(logFile);
  let outcomes: Outcome[] = [];
  try {
    outcomes = await tryCorpus(product, corpus);
    if (word === '') outcomes.push(...(await tryForms(product)));
  } finally {
    const crashes = product.hasCrashed() ? 1 : 0;
    await product.close();
    const failed = outcomes.filter(({ faults }) => faults.length > 0).length;
    const ours = outcomes.filter(({ status }) => status >= 500).length;
    const drawn = outcomes.reduce((sum, one) => sum + one.outputs, 0);
    say(`\n${outcomes.length} sent, ${drawn} pictures drawn from them`);
    say(`${crashes} crashes, ${ours} answers of 5xx, ${failed} failed`);
    const isPassed = crashes + ours + failed === 0 && outcomes.length > 0;
    process.exitCode = isPassed ? 0 : 1;
    if (isPassed) await rm(logFile, { force: true });
  }
}

await main();
