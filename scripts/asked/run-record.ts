import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { HALVES } from './corpus.ts';

const recordSchema = z.object({
  id: z.string(),
  half: z.enum(HALVES),
  tool: z.string(),
  prompt: z.string(),
  /** Prompt of the source. */
  source: z.string().optional(),
  seed: z.number(),
  count: z.number(),
  /** Name and version of the engine, and the digest of the sources that drew the run. */
  model: z.string(),
  sources: z.string(),
  /** Places of the pictures that came, from 1. */
  places: z.array(z.number()),
});

/** A drawn run as its folder keeps it. */
export type RunRecord = z.infer<typeof recordSchema>;

/** Paths of a run's files in the folder of a drawing. */
export const pathsOf = (folder: string, id: string) => ({
  record: join(folder, 'runs', `${id}.json`),
  sheet: join(folder, 'sheets', `${id}.png`),
  picture: (place: number) => join(folder, 'pictures', `${id}-${place}.webp`),
});

/** The runs that a folder holds, by their ids. */
export function readRecords(folder: string): RunRecord[] {
  const runs = join(folder, 'runs');
  if (!existsSync(runs)) return [];
  return readdirSync(runs)
    .toSorted()
    .filter((file) => file.endsWith('.json'))
    .map((file) => recordSchema.parse(JSON.parse(readFileSync(join(runs, file), 'utf8'))));
}

/** The runs of a drawing that is to be scored: of one half, drawn by the same sources. */
export function readDrawing(folder: string): { half: RunRecord['half']; runs: RunRecord[] } {
  const runs = readRecords(folder);
  const [first] = runs;
  if (!first) throw new Error(`${folder} holds no runs: draw some first.`);
  const stray = runs.filter(({ sources }) => sources !== first.sources).map(({ id }) => id);
  if (stray.length > 0) {
    throw new Error(
      `Runs of ${folder} were drawn by different sources (${first.id} and ${stray.join(', ')}): draw them again.`,
    );
  }
  return { half: first.half, runs };
}
