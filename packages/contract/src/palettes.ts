import { z } from 'zod';

export const paletteColourSchema = z.object({
  hex: z.string(),
  name: z.string(),
  /** The nearest colour name that prompts are read with. */
  called: z.string(),
});

export type PaletteColour = z.infer<typeof paletteColourSchema>;

/** A user's palette. Times are ISO 8601, UTC. */
export const paletteSchema = z.object({
  id: z.string(),
  name: z.string(),
  colours: z.array(paletteColourSchema),
  created_at: z.string(),
  changed_at: z.string(),
});

export type Palette = z.infer<typeof paletteSchema>;

/** Answer of GET /palettes/, the one that was changed last first. */
export const paletteListSchema = z.object({ palettes: z.array(paletteSchema) });

/** Answer of POST /palettes/. */
export const paletteAnswerSchema = z.object({ palette: paletteSchema });
