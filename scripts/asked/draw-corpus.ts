import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createStudioEngine } from '@toile/studio';
import { STUDIO_MODEL } from '@toile/studio/drawing';
import sharp from 'sharp';
import type { DrawOrder } from './asked-order.ts';
import { composeRunSheet } from './compose-run-sheet.ts';
import { type AskedPrompt, choosePrompts, readCorpus } from './corpus.ts';
import { digestSources } from './digest-sources.ts';
import { type DrawnRun, drawRun, SEED, sourceOf } from './draw-run.ts';
import { pathsOf, type RunRecord, readRecords } from './run-record.ts';
import { listFilled, writeTables } from './tables.ts';
import { writeIndex } from './write-index.ts';

/** Runs under way at a time: while the source of one is drawn, pictures of another are. */
const LANES = 2;
/** Quality of the full pictures: nothing is seen of the loss, and they take a tenth of a PNG. */
const WEBP = { quality: 92 };

/** A run that is to be drawn, with its record as it will be, still without pictures. */
type Wanted = { asked: AskedPrompt; record: RunRecord };

/** Draws runs of a half into a folder, those alone that it does not hold yet, and writes the tables. */
export async function drawCorpus({ half, only, count, out }: DrawOrder): Promise<void> {
  const corpus = readCorpus(half);
  const kept = readRecords(out);
  if (kept.some((record) => record.half !== half)) {
    throw new Error(`${out} holds the other half: name another folder by --out.`);
  }
  const made = { half, seed: SEED, count, model: STUDIO_MODEL, sources: digestSources() };
  const wanted = choosePrompts(corpus, only).map((asked): Wanted => {
    const { id, tool, prompt } = asked;
    const source = sourceOf(asked)?.prompt;
    const named = { id, tool, prompt, ...(source !== undefined && { source }) };
    return { asked, record: { ...named, ...made, places: [] } };
  });
  const missing = wanted.filter(
    ({ record }) => !kept.some((each) => isDeepStrictEqual({ ...each, places: [] }, record)),
  );
  assertUnscored(missing, out);
  console.log(`Seed ${SEED}; ${missing.length} runs to draw, ${wanted.length} wanted`);
  await drawAll(missing, out);
  const shown = readRecords(out).flatMap((record) => {
    const asked = corpus.find(({ id }) => id === record.id);
    return asked ? [{ asked, record }] : [];
  });
  const prompts = shown.map(({ asked }) => asked);
  writeTables(out, prompts);
  console.log(writeIndex(out, shown));
}

/** A verdict holds for the pictures that were looked at: they are not replaced below it. */
function assertUnscored(missing: readonly Wanted[], out: string): void {
  const filled = listFilled(out);
  const scored = missing.map(({ asked }) => asked.id).filter((id) => filled.has(id));
  if (scored.length === 0) return;
  const names = scored.join(', ');
  throw new Error(
    `${out} has verdicts or answers for ${names}, whose pictures would change: name another folder by --out.`,
  );
}

async function drawAll(missing: readonly Wanted[], out: string): Promise<void> {
  for (const folder of ['runs', 'sheets', 'pictures']) {
    mkdirSync(join(out, folder), { recursive: true });
  }
  const engine = createStudioEngine({ threads: availableParallelism(), isWarm: false });
  const queue = missing.entries();
  const lane = async () => {
    for (const [i, wanted] of queue) {
      const { asked, record } = wanted;
      const start = performance.now();
      const run = await drawRun(engine, asked, record.count);
      await writeRun(out, wanted, run);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${i + 1}/${missing.length} ${asked.id} ${asked.tool} ${seconds} s`);
      for (const refusal of run.refusals) console.log(`  no picture: ${refusal}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await engine.close();
  }
}

/** Writes the files of a run, its record last: a run that was cut off is drawn again. */
async function writeRun(out: string, { asked, record }: Wanted, run: DrawnRun): Promise<void> {
  const paths = pathsOf(out, asked.id);
  for (const { place, image } of run.pictures) {
    await sharp(image.png).webp(WEBP).toFile(paths.picture(place));
  }
  writeFileSync(paths.sheet, await composeRunSheet(asked, run));
  const places = run.pictures.map(({ place }) => place);
  writeFileSync(paths.record, `${JSON.stringify({ ...record, places }, null, 2)}\n`);
}
