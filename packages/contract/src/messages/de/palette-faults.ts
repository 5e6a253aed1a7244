import {
  COLOUR_NAME_MAX_LENGTH,
  COLOURS_PER_PALETTE,
  PALETTE_NAME_MAX_LENGTH,
  PALETTES_PER_USER,
} from '../../limits.ts';
import type { paletteFaults as english } from '../en/palette-faults.ts';
import type { Words } from '../words.ts';

/** Refusals about palettes, of the server and of its forms. */
export const paletteFaults: Words<typeof english> = {
  nameRequired: 'Gib der Palette einen Namen',
  nameTooLong: `Ein Name darf höchstens ${PALETTE_NAME_MAX_LENGTH} Zeichen haben`,
  nameTaken: 'Du hast schon eine Palette mit diesem Namen',
  tooMany: `Du kannst höchstens ${PALETTES_PER_USER} Paletten haben. Lösch zuerst eine.`,
  coloursRequired: 'Füg mindestens eine Farbe hinzu',
  tooManyColours: `In eine Palette passen höchstens ${COLOURS_PER_PALETTE} Farben`,
  colourNameTooLong: `Der Name einer Farbe darf höchstens ${COLOUR_NAME_MAX_LENGTH} Zeichen haben`,
};
