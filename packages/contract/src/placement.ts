import { z } from 'zod';
import { REPOSITION_MIN_WIDTH_PX } from './limits.ts';
import { validation } from './messages/en/validation.ts';
import { formatMessage } from './messages/format-message.ts';

/** Largest coordinate, far beyond any accepted photo. */
const FARTHEST_PX = 100_000;
const MAX_DOTS = 1000;
/** Longest text of dots: enough for JSON with each dot on lines of its own. */
const MAX_DOTS_LENGTH = 40 * MAX_DOTS;
const MAX_PLACE_LENGTH = 1000;

const coordinatePx = z.number().min(-FARTHEST_PX).max(FARTHEST_PX);

type JsonText<T extends z.ZodType> = {
  schema: T;
  /** Message for text that is no JSON, or that does not fit the schema. */
  message: string;
  /** Longest text that is parsed. */
  maxLength: number;
  /** Message for a longer text, and for a longer list. */
  messageLong: string;
  /** Longest list whose members are checked. */
  maxMembers?: number;
};

/** JSON in a text field. Its length is checked first, then the number of a list's members. */
function jsonText<T extends z.ZodType>(options: JsonText<T>) {
  const { schema, message, maxLength, messageLong, maxMembers = 0 } = options;
  return z.string().transform((text, context): z.output<T> => {
    const refuse = (why: string) => {
      context.addIssue({ code: 'custom', message: why });
      return z.NEVER;
    };
    if (text.length > maxLength) return refuse(messageLong);
    const value = parseJson(text);
    if (Array.isArray(value) && value.length > maxMembers) return refuse(messageLong);
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : refuse(message);
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

/** The placement of a run's subject, under the field names of the request. */
export const placementSchema = z.object({
  mask_coordinates: dotsSchema.optional(),
  reposition: placeSchema.optional(),
});

/** The dots of a selection, `[[x, y], …]`, in whole pixels of the photo. */
export const maskCoordinatesSchema = jsonText({
  schema: dotsSchema,
  message: validation.maskCoordinates,
  maxLength: MAX_DOTS_LENGTH,
  messageLong: formatMessage(validation.maskCoordinatesMany, { max: MAX_DOTS }),
  maxMembers: MAX_DOTS,
});

export type MaskCoordinates = z.output<typeof maskCoordinatesSchema>;

/** The new place of a cut-out subject: pixels of the photo, and degrees clockwise. */
export const repositionSchema = jsonText({
  schema: placeSchema,
  message: validation.reposition,
  maxLength: MAX_PLACE_LENGTH,
  messageLong: validation.reposition,
});

export type Reposition = z.output<typeof repositionSchema>;
