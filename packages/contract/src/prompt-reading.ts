import { z } from 'zod';

/** Fate of words of a prompt that are not drawn as they are said. */
export const wordFateSchema = z.enum([
  /** No picture of the run answers them. */
  'undrawn',
  /** The nearest thing is drawn in their stead. */
  'instead',
  /** They are left out on purpose: children are not dressed in them. */
  'withheld',
  /** Some pictures of the run may not answer them. */
  'perhaps',
]);

export type WordFate = z.infer<typeof wordFateSchema>;

/** Words of a prompt that are not drawn as they are said. */
export const promptMarkSchema = z.object({
  /** Place in the prompt as it was sent, in UTF-16 code units; the end is excluded. */
  start: z.int().min(0),
  end: z.int().min(0),
  /** The words as a result lists them as unread. */
  words: z.array(z.string()),
  fate: wordFateSchema,
  /** The thing that is drawn in their stead. */
  as: z.string().optional(),
});

export type PromptMark = z.infer<typeof promptMarkSchema>;

/** Longest name of a field that is read, in characters. */
const FIELD_NAME_MAX_LENGTH = 40;

/** Body of POST /read-prompt/: text fields as in the form of a run, without its pictures. */
export const promptReadingRequestSchema = z.record(
  z.string().max(FIELD_NAME_MAX_LENGTH),
  z.string(),
);

/** Answer of POST /read-prompt/: marks in order; none where the engine reads every word. */
export const promptReadingSchema = z.object({
  marks: z.array(promptMarkSchema),
  /** Name of the text model that puts such words in others where it can; absent where none is set. */
  reworded_by: z.string().optional(),
});

export type PromptReading = z.infer<typeof promptReadingSchema>;
