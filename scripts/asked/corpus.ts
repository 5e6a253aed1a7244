import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolIdSchema } from '@toile/contract';
import { z } from 'zod';

/** Folder of the corpus and its kept scores. */
export const CORPUS_FOLDER = join(import.meta.dirname, '../../testing/asked');

/** `tuning-third` is a later set for those who build, drawn by itself. */
export const HALVES = ['tuning', 'tuning-third', 'unseen'] as const;
export type Half = (typeof HALVES)[number];

export const QUESTION_KINDS = ['noun', 'attribute', 'binding', 'count', 'negation'] as const;

const promptSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d+$/),
  tool: toolIdSchema,
  prompt: z.string().min(1),
  /** Prompt of the pattern, or of the sketch, that the tool works from. */
  pattern: z.string().optional(),
  sketch: z.string().optional(),
  sourceKind: z.string(),
  questions: z.array(z.strictObject({ kind: z.enum(QUESTION_KINDS), text: z.string() })).min(1),
});

const corpusSchema = z
  .array(promptSchema)
  .min(1)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'An id stands twice.');

/** A prompt of the corpus with its questions. */
export type AskedPrompt = z.infer<typeof promptSchema>;

/** Files of each half. The second one of the tuning half was scored before anybody built on it. */
const FILES: Readonly<Record<Half, readonly string[]>> = {
  tuning: ['tuning.json', 'tuning-second.json'],
  'tuning-third': ['tuning-third.json'],
  unseen: ['unseen.json'],
};

/** The prompts of one half. Throws with a sentence for the user where a file of it is absent. */
export function readCorpus(half: Half): AskedPrompt[] {
  const prompts = FILES[half].flatMap((name): unknown => {
    const file = join(CORPUS_FOLDER, name);
    if (!existsSync(file)) throw new Error(`The ${half} half is not in this copy: no ${file}.`);
    return JSON.parse(readFileSync(file, 'utf8'));
  });
  return corpusSchema.parse(prompts);
}

/** The prompts whose ids begin with one of the prefixes; all of them where there are no prefixes. */
export function choosePrompts(
  prompts: readonly AskedPrompt[],
  prefixes: readonly string[],
): AskedPrompt[] {
  if (prefixes.length === 0) return [...prompts];
  const stray = prefixes.find((prefix) => !prompts.some(({ id }) => id.startsWith(prefix)));
  if (stray !== undefined) throw new Error(`--only: no id begins with ${stray}.`);
  return prompts.filter(({ id }) => prefixes.some((prefix) => id.startsWith(prefix)));
}
