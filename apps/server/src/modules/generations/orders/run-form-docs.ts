import { listFields, listTools } from '@toile/tools';
import { z } from 'zod';

const COUNT = { type: 'string', enum: ['1', '4'], default: '1' } as const;

function picture(of: string) {
  const description = `${of}: a file (JPEG, PNG, WebP, AVIF or GIF), or a data URI as text.`;
  return { type: 'string', format: 'binary', description } as const;
}

function outputId(field: string) {
  const description = `One of the user’s own outputs in place of ${field}, by its id.`;
  return { type: 'string', format: 'uuid', description } as const;
}

/** What the screen has told before the click. */
const OFFER = {
  engine: { type: 'string', description: 'The engine that was offered: 409 where it is away.' },
  credits: {
    type: 'string',
    description: 'The credits for an image that were told: 409 where it costs something else.',
  },
} as const;

/**
 * Documents a form without checking it: a request accepted before is accepted again by its
 * Idempotency-Key before its fields are checked.
 */
function formOf(properties: Record<string, object>, required: readonly string[]) {
  return z.any().meta({ type: 'object', properties, required });
}

/** The form of POST /generate-image-with-sse/. */
export const runFormDocs = formOf(
  {
    ai_model: { type: 'string', enum: listTools().map(({ id }) => id) },
    type: { type: 'string', description: 'The same as ai_model, where it is sent.' },
    text_prompt: { type: 'string' },
    num_images: { ...COUNT, description: 'Images to make; num_count is taken too.' },
    seed: { type: 'string', description: 'A whole number from 0 to 4294967295.' },
    source_image: picture(
      'The sketch, pattern, flat-lay or garment to start from, or one’s own backdrop',
    ),
    original_target_image: picture('The photo to change'),
    binary_mask_image: picture('What of the photo is marked, in its own size'),
    source_output_id: outputId('source_image'),
    target_output_id: outputId('original_target_image'),
    mask_coordinates: { type: 'string', description: 'JSON: the dots of the mask, [[x, y], …].' },
    reposition: { type: 'string', description: 'JSON: { x, y, width, rotation }.' },
    ...OFFER,
    face_id: { type: 'string', description: 'A face of the product’s set; -1 is any.' },
    ...Object.fromEntries(listFields().map(({ name, docs }) => [name, docs])),
  },
  ['ai_model'],
);

/** The form of POST /reroll-output-with-sse/. */
export const rerollFormDocs = formOf(
  { output_image_id: { type: 'string', format: 'uuid' }, num_images: COUNT, ...OFFER },
  ['output_image_id'],
);
