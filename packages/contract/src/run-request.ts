import { z } from 'zod';
import { emptyAsAbsent } from './empty-as-absent.ts';
import { offeredCreditsSchema, offeredEngineSchema } from './engine-offer.ts';
import { MAX_SEED, PROMPT_MAX_LENGTH } from './limits.ts';
import { validation } from './messages/en/validation.ts';
import { formatMessage } from './messages/format-message.ts';
import { maskCoordinatesSchema, repositionSchema } from './placement.ts';
import { isPromptTooLong } from './prompt-length.ts';
import { toolIdSchema } from './tool-id.ts';

const optionalText = z.string().optional();

/** 1 or 4, sent as text; absent or empty is 1. */
const numImagesSchema = z
  .string()
  .default('1')
  .transform((text) => (text === '' ? '1' : text))
  .pipe(z.enum(['1', '4'], validation.numImages))
  .transform((text): 1 | 4 => (text === '4' ? 4 : 1));

const seedSchema = emptyAsAbsent(
  z
    .string()
    .regex(/^\d{1,10}$/, validation.seed)
    .transform(Number)
    .pipe(z.int().max(MAX_SEED, validation.seed)),
);

/** Index of a face; clients send −1 for no choice. */
const faceIdSchema = emptyAsAbsent(
  z
    .string()
    .regex(/^(-1|\d{1,4})$/, validation.faceId)
    .transform((text) => (text === '-1' ? undefined : Number(text))),
);

/** Credits for an image that a screen told, sent as text. */
const creditsTextSchema = emptyAsAbsent(
  z
    .string()
    .regex(/^\d{1,7}$/, validation.offeredCredits)
    .transform(Number)
    .pipe(offeredCreditsSchema.unwrap()),
);

/** Id of one of the user's own outputs, given in place of a picture file. */
const outputIdSchema = emptyAsAbsent(z.uuid(validation.outputId));

/** The pictures of POST /generate-image-with-sse/: file parts, or data URIs as text. */
export const PICTURE_FIELDS = [
  'original_target_image',
  'source_image',
  'binary_mask_image',
] as const;

export type PictureField = (typeof PICTURE_FIELDS)[number];

/**
 * Text fields of POST /generate-image-with-sse/ that every tool shares. Settings, and which of
 * the pictures and of the prompt a tool needs, are the tools' own matter (see @toile/tools).
 */
export const runFieldsSchema = z
  .object({
    ai_model: toolIdSchema,
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
    seed: seedSchema,
    /** The engine that the screen named, with its price, before the click. */
    engine: emptyAsAbsent(offeredEngineSchema),
    credits: creditsTextSchema,
    face_id: faceIdSchema,
    mask_coordinates: emptyAsAbsent(maskCoordinatesSchema),
    reposition: emptyAsAbsent(repositionSchema),
    source_output_id: outputIdSchema,
    target_output_id: outputIdSchema,
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
  engine: emptyAsAbsent(offeredEngineSchema),
  credits: creditsTextSchema,
});

/** Answer of both: the job whose events the stream delivers. */
export const jobAcceptedSchema = z.object({ message: z.string(), job_id: z.string() });

export type JobAccepted = z.infer<typeof jobAcceptedSchema>;

/** Answer of POST /cancel-generation/{jobId}/: credits given back. */
export const cancelAnswerSchema = z.object({ released: z.int().min(0) });
