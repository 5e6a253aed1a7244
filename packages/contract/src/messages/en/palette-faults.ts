import {
  COLOUR_NAME_MAX_LENGTH,
  COLOURS_PER_PALETTE,
  PALETTE_NAME_MAX_LENGTH,
  PALETTES_PER_USER,
} from '../../limits.ts';

/** Refusals about palettes, of the server and of its forms. */
export const paletteFaults = {
  nameRequired: 'Give the palette a name',
  nameTooLong: `A name can have at most ${PALETTE_NAME_MAX_LENGTH} characters`,
  nameTaken: 'You have a palette of this name',
  tooMany: `You can have at most ${PALETTES_PER_USER} palettes. Delete one first.`,
  coloursRequired: 'Add at least one colour',
  tooManyColours: `A palette holds at most ${COLOURS_PER_PALETTE} colours`,
  colourNameTooLong: `The name of a colour can have at most ${COLOUR_NAME_MAX_LENGTH} characters`,
} as const;
