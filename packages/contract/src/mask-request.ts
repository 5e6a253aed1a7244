import { z } from 'zod';
import { validation } from './messages/en/validation.ts';
import { orAbsent } from './or-absent.ts';
import { maskCoordinatesSchema } from './placement.ts';

/**
 * Text fields of POST /generate-mask/. The photo is a file in `target_image`, or one of the user's
 * outputs.
 */
export const maskFieldsSchema = z.object({
  /** Dots on the thing to select: at least one. */
  pos_coord: z
    .string(validation.maskDotMissing)
    .pipe(maskCoordinatesSchema)
    .refine((dots) => dots.length > 0, validation.maskDotMissing),
  /** Dots on things to leave out. */
  negative_coord: orAbsent(maskCoordinatesSchema),
  target_output_id: orAbsent(z.uuid(validation.outputId)),
});

/**
 * Answer of POST /generate-mask/: a PNG of the photo's size as a data URI, transparent where
 * nothing is selected.
 */
export const maskAnswerSchema = z.object({ output: z.string() });

export type MaskAnswer = z.infer<typeof maskAnswerSchema>;
