import { z } from 'zod';
import { offeredCreditsSchema, offeredEngineSchema } from './engine-offer.ts';
import { validation } from './messages/en/validation.ts';

/** Body of POST /upscale-image/{aiModel}/: the output to make twice as large. */
export const upscaleRequestSchema = z.object({
  resultId: z.uuid(validation.outputId),
  engine: offeredEngineSchema,
  credits: offeredCreditsSchema,
});

/**
 * Answer of POST /upscale-image/{aiModel}/ once the picture exists. Both ids name outputs; a
 * repeated request gets the same answer and costs nothing.
 */
export const upscaleAnswerSchema = z.object({
  imageId: z.string(),
  upscaledFromId: z.string(),
  image_url: z.string(),
});

export type UpscaleAnswer = z.infer<typeof upscaleAnswerSchema>;
