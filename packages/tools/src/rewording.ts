import { z } from 'zod';

/** A prompt in the words of an engine, as a text model put it. */
export type Rewording = {
  /** The prompt in the engine's words. */
  prompt: string;
  /** Name of the text model, for screens. */
  model: string;
  /** Parts of the user's prompt that it put in other words: theirs, and the engine's. */
  parts: readonly { said: readonly string[]; as: readonly string[] }[];
  /** Words of the user's prompt that it did not express, in order. */
  unread: readonly string[];
};

const wordsSchema = z.array(z.string());

export const rewordingSchema: z.ZodType<Rewording> = z.object({
  prompt: z.string(),
  model: z.string(),
  parts: z.array(z.object({ said: wordsSchema, as: wordsSchema })),
  unread: wordsSchema,
});
