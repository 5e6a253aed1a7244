import { z } from 'zod';
import { validation } from './messages/en/validation.ts';
import { orAbsent } from './or-absent.ts';

/** Parts of a photo that can be selected by name: the whole subject, and what a person shows and wears. */
export const PHOTO_PARTS = [
  'subject',
  'skin',
  'hair',
  'top',
  'outerwear',
  'dress',
  'skirt',
  'trousers',
  'shoes',
  'bag',
  'hat',
  'accessory',
  'hosiery',
] as const;

export type PhotoPart = (typeof PHOTO_PARTS)[number];

/**
 * Text fields of POST /photo-parts/. The photo is a file in `target_image`, or one of the user's
 * outputs.
 */
export const photoPartsFieldsSchema = z.object({
  /** The part whose mask is wanted; absent, the parts are listed alone. */
  part: orAbsent(z.enum(PHOTO_PARTS, validation.photoPart)),
  target_output_id: orAbsent(z.uuid(validation.outputId)),
});

/**
 * Answer of POST /photo-parts/: the parts that the photo shows, and of the one that was asked for a
 * mask as POST /generate-mask/ gives it.
 */
export const photoPartsSchema = z.object({
  parts: z.array(z.enum(PHOTO_PARTS)),
  output: z.string().optional(),
});

export type PhotoParts = z.infer<typeof photoPartsSchema>;
