import { PHOTO_PARTS } from '@toile/contract';
import { z } from 'zod';

const picture = 'The photo: a file (JPEG, PNG, WebP, AVIF or GIF), or a data URI as text.';
const wanted =
  'JSON: dots on what is wanted, [[x, y], …], in whole pixels of the photo; at least one.';

/** The fields of a form's photo. */
const PHOTO = {
  target_image: { type: 'string', format: 'binary', description: picture },
  target_output_id: {
    type: 'string',
    format: 'uuid',
    description: 'One of the user’s own outputs in place of target_image, by its id.',
  },
} as const;

/** Documents the form of POST /photo-parts/ without checking it: `photoPartsFieldsSchema` does that. */
export const partsFormDocs = z.any().meta({
  type: 'object',
  properties: {
    ...PHOTO,
    part: { type: 'string', enum: [...PHOTO_PARTS], description: 'The part to mask.' },
  },
});

/** Documents the form of POST /generate-mask/ without checking it: `maskFieldsSchema` does that. */
export const maskFormDocs = z.any().meta({
  type: 'object',
  properties: {
    ...PHOTO,
    pos_coord: { type: 'string', description: wanted },
    negative_coord: { type: 'string', description: 'JSON: dots on what is not wanted.' },
  },
  required: ['pos_coord'],
});
