import { z } from 'zod';
import { hexColourSchema } from './hex-colour.ts';
import { COLOUR_NAME_MAX_LENGTH, COLOURS_PER_PALETTE, PALETTE_NAME_MAX_LENGTH } from './limits.ts';
import { paletteFaults } from './messages/en/palette-faults.ts';
import { shortList } from './short-list.ts';

const name = z
  .string()
  .trim()
  .min(1, paletteFaults.nameRequired)
  .max(PALETTE_NAME_MAX_LENGTH, paletteFaults.nameTooLong);

/** A colour of a palette as it is sent: its name is the user's own, '' for none. */
export const newPaletteColourSchema = z.object({
  hex: hexColourSchema,
  name: z.string().trim().max(COLOUR_NAME_MAX_LENGTH, paletteFaults.colourNameTooLong).default(''),
});

export type NewPaletteColour = z.infer<typeof newPaletteColourSchema>;

const colours = shortList(
  z
    .array(newPaletteColourSchema, paletteFaults.coloursRequired)
    .min(1, paletteFaults.coloursRequired),
  { max: COLOURS_PER_PALETTE, message: paletteFaults.tooManyColours },
);

/** JSON of POST /palettes/. */
export const newPaletteSchema = z.object({ name: name.prefault(''), colours });

export type NewPalette = z.infer<typeof newPaletteSchema>;

/** JSON of POST /palettes/{id}/: what is absent stays. */
export const paletteChangeSchema = z.object({ name: name.optional(), colours: colours.optional() });

export type PaletteChange = z.infer<typeof paletteChangeSchema>;
