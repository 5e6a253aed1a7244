import { z } from 'zod';
import { validation } from './messages/en/validation.ts';

/** Body of POST /upscale-image/{aiModel}/: the output to make twice as large. */
export const upscaleRequestSchema = z.object({
  resultId: z.uuid(validation.outputId),
});

/**
 * Its answer once the picture is there. Both ids name outputs; a request for a picture that was
 * upscaled before gets the same answer again and costs nothing.
 */
export const upscaleAnswerSchema = z.object({
  imageId: z.string(),
  upscaledFromId: z.string(),
  image_url: z.string(),
});

export type UpscaleAnswer = z.infer<typeof upscaleAnswerSchema>;
