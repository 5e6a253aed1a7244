import {
  COLOUR_NAME_MAX_LENGTH,
  COLOURS_PER_PALETTE,
  type NewPalette,
  type NewPaletteColour,
  PALETTE_NAME_MAX_LENGTH,
  type Palette,
  paletteFaultWords,
} from '@toile/contract';
import { randomId } from '../../../lib/random-id.ts';

/** A colour while it is edited. */
export type DraftColour = {
  id: string;
  /** As it was typed, with or without its sign. */
  hex: string;
  name: string;
  /** The nearest known name, and the colour that it is of. */
  called?: { hex: string; name: string };
};

/** A palette while it is edited; without an id it is a new one. */
export type PaletteDraft = {
  id?: string;
  name: string;
  colours: readonly DraftColour[];
  /** Colours that were found, where they were more than a palette holds. */
  found?: number;
};

const HEX = /^#?[0-9a-f]{6}$/i;

export const isHex = (text: string): boolean => HEX.test(text.trim());

/** A typed colour as `#rrggbb`. */
export const toHex = (text: string): string => `#${text.trim().replace('#', '').toLowerCase()}`;

/** The colour that a new line begins with. */
const FIRST_HEX = '#2f5fa8';

export const newColour = (hex: string = FIRST_HEX, name = ''): DraftColour => ({
  id: randomId(),
  hex,
  name,
});

export const emptyDraft = (): PaletteDraft => ({ name: '', colours: [newColour()] });

/** A draft of colours from elsewhere: no more than a palette holds, and names no longer than one. */
export function draftOf({ name, colours }: NewPalette): PaletteDraft {
  const kept = colours.slice(0, COLOURS_PER_PALETTE);
  return {
    name: name.slice(0, PALETTE_NAME_MAX_LENGTH).trim(),
    colours: kept.map((one) => newColour(one.hex, one.name.slice(0, COLOUR_NAME_MAX_LENGTH))),
    ...(colours.length > kept.length && { found: colours.length }),
  };
}

/** A stored palette as a draft. */
export const draftOfPalette = ({ id, name, colours }: Palette): PaletteDraft => ({
  id,
  name,
  colours: colours.map((colour) => ({
    ...newColour(colour.hex, colour.name),
    called: { hex: colour.hex, name: colour.called },
  })),
});

/** The colours of a draft, as they are sent. */
export const coloursOf = (colours: readonly DraftColour[]): NewPaletteColour[] =>
  colours.map(({ hex, name }) => ({ hex: toHex(hex), name: name.trim() }));

/** The fault of a palette's name, if it has one. */
export function findNameFault(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return paletteFaultWords.nameRequired;
  return length > PALETTE_NAME_MAX_LENGTH ? paletteFaultWords.nameTooLong : undefined;
}
