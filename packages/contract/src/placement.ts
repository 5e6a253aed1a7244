import { z } from 'zod';
import { REPOSITION_MIN_WIDTH_PX } from './limits.ts';
import { en } from './messages/en/index.ts';
import { formatMessage } from './messages/format-message.ts';

const { validation } = en;

/** Far beyond any photo that is accepted. */
const FARTHEST_PX = 100_000;
const MAX_DOTS = 1000;

const coordinatePx = z.number().min(-FARTHEST_PX).max(FARTHEST_PX);

/** JSON in a text field, as `schema` wants it; anything else gets the message. */
function jsonText<T extends z.ZodType>(schema: T, message: string) {
  return z.string().transform((text, context): z.output<T> => {
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const dotPx = z.int().min(0).max(FARTHEST_PX);

const dotsSchema = z.array(z.tuple([dotPx, dotPx]));

const placeSchema = z.object({
  x: coordinatePx,
  y: coordinatePx,
  width: coordinatePx.min(REPOSITION_MIN_WIDTH_PX),
  rotation: z.number().min(-FARTHEST_PX).max(FARTHEST_PX).default(0),
});

/** What a run was told of its subject, under the names that its request has for it. */
export const placementSchema = z.object({
  mask_coordinates: dotsSchema.optional(),
  reposition: placeSchema.optional(),
});

/** The dots of a selection, `[[x, y], …]`, in whole pixels of the photo. */
export const maskCoordinatesSchema = jsonText(dotsSchema, validation.maskCoordinates).refine(
  (dots) => dots.length <= MAX_DOTS,
  formatMessage(validation.maskCoordinatesMany, { max: MAX_DOTS }),
);

export type MaskCoordinates = z.output<typeof maskCoordinatesSchema>;

/** Where a cut-out subject is put: pixels of the photo, and degrees clockwise. */
export const repositionSchema = jsonText(placeSchema, validation.reposition);

export type Reposition = z.output<typeof repositionSchema>;
