import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CORPUS_FOLDER, HALVES } from './corpus.ts';
import { readDrawing } from './run-record.ts';
import { readTable, VERDICTS } from './tables.ts';
import { readVerdicts, verdictsSchema } from './verdicts.ts';

const KEPT = join(CORPUS_FOLDER, 'scores');

const scoreSchema = z.strictObject({
  /** Name and version of the engine that drew. */
  model: z.string(),
  half: z.enum(HALVES),
  /** Day of the scoring, as 2026-11-25. */
  date: z.iso.date(),
  verdicts: verdictsSchema,
});

/** One scoring of one half. */
export type Score = z.infer<typeof scoreSchema>;

/** The scoring in a folder of a drawing. Throws where a verdict is missing or odd. */
export function scoreFolder(folder: string): Score {
  const { half, runs } = readDrawing(folder);
  const ids = runs.map(({ id }) => id);
  const verdicts = readVerdicts(readTable(folder, VERDICTS), ids);
  const { mtime } = statSync(join(folder, VERDICTS.file));
  return {
    model: runs[0]?.model ?? '',
    half,
    date: mtime.toISOString().slice(0, 10),
    verdicts,
  };
}

/** The scoring of a folder, of a file of kept scores, or of a kept name. */
export function readScore(place: string): Score {
  const file = [place, join(KEPT, `${place}.json`)].find(existsSync);
  if (!file) throw new Error(`${place}: neither a folder nor kept scores.`);
  if (statSync(file).isDirectory()) return scoreFolder(file);
  return scoreSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Writes the scoring of a folder under a new name. Returns the file. */
export function keepScore(folder: string, name: string): string {
  const file = join(KEPT, `${name}.json`);
  if (existsSync(file)) throw new Error(`--name: ${name} is kept already.`);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, `${JSON.stringify(scoreFolder(folder), null, 2)}\n`);
  return file;
}
