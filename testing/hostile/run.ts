/**
 * npm run test:hostile [part …]: the built product as `npm start` starts it, under every attack on
 * it and on its other users that the suite knows.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryAccessMatrix } from './access-matrix.ts';
import type { Check } from './check.ts';
import { listCases } from './corpus.ts';
import { tryCsrfMatrix } from './csrf-matrix.ts';
import { tryFloods, trySlowClients } from './flood-part.ts';
import { fuzzForms } from './fuzz-forms.ts';
import { watchMemory } from './memory.ts';
import { openOwner } from './owner.ts';
import { openPerson } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { type PartReport, reportOf } from './report.ts';
import { readRoutes } from './routes.ts';
import { openTally, type Tally } from './tally.ts';
import { openTrial, type Trial } from './trial.ts';
import { listWireCases } from './wire-cases.ts';
import { listWorstForms } from './worst-forms.ts';

const FUZZED = 400;

/** The inputs of one part of the suite. */
type Stage = { product: Product; trial: Trial; tally: Tally; seed: number };

type Part = (stage: Stage) => Promise<Check[]>;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function tryMatrices({ product }: Stage): Promise<Check[]> {
  const routes = await readRoutes(product.port);
  const matrix = {
    product,
    routes,
    owner: await openOwner(product),
    other: await openPerson(product),
  };
  const forged = await tryCsrfMatrix(matrix);
  return [...forged, ...(await tryAccessMatrix(matrix))];
}

async function tryCorpus({ product, trial, tally }: Stage): Promise<Check[]> {
  for (const route of await readRoutes(product.port)) {
    for (const one of listCases(route, { isWhole: true })) await trial.call(tally, one);
  }
  return [];
}

async function tryWorstForms({ trial, tally }: Stage): Promise<Check[]> {
  const share = Number(process.env['HOSTILE_SHARE'] ?? 1);
  for (const make of listWorstForms({ share })) {
    const { name, status, waitMs, heldMs } = await trial.call(tally, make());
    say(`  ${status} after ${Math.round(waitMs)} ms, held ${Math.round(heldMs)} ms: ${name}`);
  }
  return [];
}

async function tryWire({ product, trial, tally }: Stage): Promise<Check[]> {
  const { headers, token } = await openPerson(product);
  for (const one of listWireCases({ cookie: headers['cookie'] ?? '', token })) {
    await trial.write(tally, one);
  }
  return [];
}

async function tryFuzz({ trial, tally, seed }: Stage): Promise<Check[]> {
  for (const one of fuzzForms(seed, FUZZED)) await trial.call(tally, one);
  return [];
}

const PARTS: Readonly<Record<string, Part>> = {
  matrices: tryMatrices,
  corpus: tryCorpus,
  wire: tryWire,
  fuzz: tryFuzz,
  worst: tryWorstForms,
  slow: ({ product }) => trySlowClients(product, say),
  floods: ({ product, trial, tally }) =>
    tryFloods(product, { say, look: (name) => trial.look(tally, name) }),
};

async function runParts(product: Product, names: readonly string[]): Promise<PartReport[]> {
  const memory = watchMemory(() => product.pid);
  // Its memory at rest is measured after it has made something.
  await openOwner(product);
  const trial = await openTrial(product);
  const restBytes = memory.now();
  const reports: PartReport[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const startedAt = performance.now();
    const tally = openTally(name);
    memory.takePeak();
    const checks = await part({ product, trial, tally, seed: 1 });
    await trial.look(tally, name);
    const seconds = (performance.now() - startedAt) / 1000;
    const report = { tally, checks, seconds, aboveRestBytes: memory.takePeak() - restBytes };
    reports.push(report);
    const { faults, deaths, longest } = tally;
    say(
      `${name}: ${tally.tried + checks.length} tried in ${Math.round(seconds)} s, ${faults.length} answers of 5xx, ` +
        `${deaths} deaths, held ${longest.heldMs.toFixed(0)} ms at most (${longest.name})`,
    );
  }
  memory.stop();
  return reports;
}

async function main(): Promise<void> {
  const logFile = join(tmpdir(), `toile-hostile-${process.pid}.log`);
  say(`What the product says is in ${logFile}`);
  const product = await startProduct(logFile);
  let reports: PartReport[] = [];
  let code: number | null = null;
  try {
    reports = await runParts(product, process.argv.slice(2));
  } finally {
    code = await product.close();
  }
  const { text, isPassed } = reportOf(reports, code);
  say(`\n${text}`);
  process.exitCode = isPassed ? 0 : 1;
  if (isPassed) await rm(logFile, { force: true });
}

await main();
