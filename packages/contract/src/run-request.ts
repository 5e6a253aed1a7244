import { z } from 'zod';
import { MAX_SEED, PROMPT_MAX_LENGTH } from './limits.ts';
import { en } from './messages/en/index.ts';
import { formatMessage } from './messages/format-message.ts';
import { isPromptTooLong } from './prompt-length.ts';
import { REPEATS } from './repeat.ts';
import { TOOL_IDS } from './tool-ids.ts';

const { validation } = en;

const optionalText = z.string().optional();

/** 1 or 4, sent as text; absent or empty is 1. */
const numImagesSchema = z
  .string()
  .default('1')
  .transform((text) => (text === '' ? '1' : text))
  .pipe(z.enum(['1', '4'], validation.numImages))
  .transform((text): 1 | 4 => (text === '4' ? 4 : 1));

/** An empty text field means the same as an absent one. */
function emptyAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const seedSchema = emptyAsAbsent(
  z
    .string()
    .regex(/^\d{1,10}$/, validation.seed)
    .transform(Number)
    .pipe(z.int().max(MAX_SEED, validation.seed)),
);

const repeatCmSchema = emptyAsAbsent(
  z
    .string()
    .transform(Number)
    .pipe(z.number(validation.repeatCm).min(1, validation.repeatCm).max(200, validation.repeatCm)),
);

/**
 * Text fields of POST /generate-image-with-sse/ that every tool shares. Which of the
 * pictures and of the prompt a tool needs is the tool's own matter (see @toile/tools).
 */
export const runFieldsSchema = z
  .object({
    ai_model: z.enum(TOOL_IDS, validation.unknownTool),
    type: optionalText,
    text_prompt: z
      .string()
      .default('')
      .transform((text) => text.trim())
      .refine(
        (text) => !isPromptTooLong(text),
        formatMessage(validation.promptTooLong, { max: PROMPT_MAX_LENGTH }),
      ),
    num_images: numImagesSchema,
    repeat: emptyAsAbsent(z.enum(REPEATS, validation.unknownRepeat)),
    repeat_cm: repeatCmSchema,
    seed: seedSchema,
  })
  .check(({ value, issues }) => {
    if (value.type === undefined || value.type === value.ai_model) return;
    issues.push({
      code: 'custom',
      path: ['type'],
      message: validation.typeMismatch,
      input: value.type,
    });
  });

export type RunFields = z.infer<typeof runFieldsSchema>;

/** Fields of POST /reroll-output-with-sse/. */
export const rerollFieldsSchema = z.object({
  output_image_id: z.uuid(validation.outputImageRequired),
  num_images: numImagesSchema,
});

/** Answer of both: the job whose events the stream delivers. */
export const jobAcceptedSchema = z.object({ message: z.string(), job_id: z.string() });

export type JobAccepted = z.infer<typeof jobAcceptedSchema>;

/** Answer of POST /cancel-generation/{jobId}/: credits given back. */
export const cancelAnswerSchema = z.object({ released: z.int().min(0) });
