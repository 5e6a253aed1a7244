import { z } from 'zod';
import { generationSchema } from './generation.ts';
import { hexColourSchema } from './hex-colour.ts';
import { validation } from './messages/en/validation.ts';
import { shortList } from './short-list.ts';

/** Largest number of colours in one change. */
export const COLOURWAY_MAX_COLOURS = 8;

const paletteSchema = shortList(
  z
    .array(hexColourSchema, validation.palette)
    .min(1, validation.palette)
    .max(COLOURWAY_MAX_COLOURS, validation.palette),
  { max: COLOURWAY_MAX_COLOURS, message: validation.palette },
);

/**
 * Body of POST /recolour-pattern/{id}/: the new colours, and the colours that they replace, in the
 * same order. Without `from` those are the pattern's own palette, the colour with the largest area
 * first.
 */
export const recolourRequestSchema = z
  .object({ palette: paletteSchema, from: paletteSchema.optional() })
  .check(({ value: { palette, from }, issues }) => {
    if (from === undefined || from.length === 0 || from.length === palette.length) return;
    issues.push({
      code: 'custom',
      path: ['from'],
      message: validation.paletteLengths,
      input: from,
    });
  });

export type RecolourRequest = z.infer<typeof recolourRequestSchema>;

/** Answer of GET /colourways/{id}/: a pattern in all its stored colourways, oldest first. */
export const colourwaysSchema = z.object({ generation_data: z.array(generationSchema) });
