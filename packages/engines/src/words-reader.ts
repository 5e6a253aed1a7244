import type { BriefKind, Rewording } from '@toile/tools';
import type { z } from 'zod';
import type { SettingsReader } from './engine-definition.ts';
import type { Setting } from './setting.ts';

/** Task of a text model: to fill in a schema from a prompt. */
export type WordsTask<Answer> = {
  /** The task, and the words that the schema knows. */
  instruction: string;
  /** The user's words: data, never a part of the instruction. */
  prompt: string;
  schema: z.ZodType<Answer>;
};

/** A text model that fills in schemas. */
export type WordsReader = {
  /** Name of the model, for screens. */
  model: string;
  /**
   * The answer to a task, of the shape of its schema.
   * @throws EngineError by what went wrong; the signal's reason when that came first.
   */
  read: <Answer>(task: WordsTask<Answer>, signal?: AbortSignal) => Promise<Answer>;
};

/** A text model as the server knows it before it is asked. */
export type WordsReaderDefinition = {
  /** The environment variables that it reads, by name. */
  settings: Readonly<Record<string, Setting>>;
  /** Opens it; undefined where its settings leave it off. */
  create: (read: SettingsReader) => WordsReader | undefined;
};

/** The words of an order. */
export type WordsOrder = { kind: BriefKind; prompt: string };

/** Reader of prompts for an engine that draws by rules: a text model puts them in its own words. */
export type PromptReader = {
  /** Name of the text model, for screens. */
  model: string;
  /** Words that a picture of the prompt would not answer, in order; found without drawing. */
  listUnread: (order: WordsOrder) => Promise<readonly string[]>;
  /**
   * The prompt in the engine's words; undefined where that would say no more than the prompt does.
   * @throws EngineError where the model gives no answer; the signal's reason when that came first.
   */
  reword: (order: WordsOrder, signal?: AbortSignal) => Promise<Rewording | undefined>;
};
