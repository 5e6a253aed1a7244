import { z } from 'zod';
import { generationSchema } from './generation.ts';
import { validation } from './messages/en/validation.ts';
import { shortList } from './short-list.ts';

/** The most colours that are changed at once. */
export const COLOURWAY_MAX_COLOURS = 8;

const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, validation.hexColour)
  .toLowerCase();

const paletteSchema = shortList(
  z
    .array(colourSchema, validation.palette)
    .min(1, validation.palette)
    .max(COLOURWAY_MAX_COLOURS, validation.palette),
  { max: COLOURWAY_MAX_COLOURS, message: validation.palette },
);

/**
 * Body of POST /recolour-pattern/{id}/: the new colours, and those that they take the place of,
 * in the same order. Without `from` it is the pattern's own palette, the widest colour first.
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

/** Answer of GET /colourways/{id}/: a pattern in all the colours that it was kept in, oldest first. */
export const colourwaysSchema = z.object({ generation_data: z.array(generationSchema) });
