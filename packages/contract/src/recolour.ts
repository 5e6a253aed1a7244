import { z } from 'zod';
import { generationSchema } from './generation.ts';
import { en } from './messages/en/index.ts';
import { shortList } from './short-list.ts';

/** The most colours that are changed at once. */
export const COLOURWAY_MAX_COLOURS = 8;

const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, en.validation.hexColour)
  .toLowerCase();

const paletteSchema = shortList(
  z
    .array(colourSchema, en.validation.palette)
    .min(1, en.validation.palette)
    .max(COLOURWAY_MAX_COLOURS, en.validation.palette),
  { max: COLOURWAY_MAX_COLOURS, message: en.validation.palette },
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
      message: en.validation.paletteLengths,
      input: from,
    });
  });

export type RecolourRequest = z.infer<typeof recolourRequestSchema>;

/** Answer of GET /colourways/{id}/: a pattern in all the colours that it was kept in, oldest first. */
export const colourwaysSchema = z.object({ generation_data: z.array(generationSchema) });
