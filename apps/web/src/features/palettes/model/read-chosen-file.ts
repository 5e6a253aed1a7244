import { formatMessage, paletteWords } from '@toile/contract';
import { PaletteFileError } from '../files/palette-file.ts';
import { readPaletteFile } from '../files/read-palette-file.ts';
import { coloursOfPicture } from './colours-of-picture.ts';
import { draftOf, type PaletteDraft } from './palette-draft.ts';

/** Largest palette file, in bytes: one of 10,000 named colours has about half of it. */
const MAX_BYTES = 1_000_000;

/** What a chosen file became: a draft, or the sentence that says why not. */
export type ReadFile = { draft: PaletteDraft } | { fault: string };

/** The file's name without its ending. */
const stem = ({ name }: File) => name.replace(/\.[^.]*$/, '');

/** Reads a palette file. Never throws. */
export async function readChosenPalette(file: File): Promise<ReadFile> {
  const { files } = paletteWords;
  if (file.size > MAX_BYTES) return { fault: files.tooLarge };
  try {
    const palette = readPaletteFile(new Uint8Array(await file.arrayBuffer()));
    return { draft: draftOf({ ...palette, name: palette.name.trim() || stem(file) }) };
  } catch (error) {
    if (!(error instanceof PaletteFileError)) return { fault: files.broken };
    const { fault, number = 0 } = error;
    return { fault: formatMessage(files[fault], { number }) };
  }
}

/** Reads the colours of a picture. Never throws. */
export async function readChosenPicture(file: File): Promise<ReadFile> {
  try {
    const colours = await coloursOfPicture(file, paletteWords.files.notPicture);
    return { draft: draftOf({ name: stem(file), colours }) };
  } catch {
    return { fault: paletteWords.files.notPicture };
  }
}
