import { type PaletteFile, PaletteFileError } from './palette-file.ts';
import { readAco } from './read-aco.ts';
import { readAse } from './read-ase.ts';
import { readGpl } from './read-gpl.ts';

const startsWith = (bytes: Uint8Array, text: string) =>
  Array.from(text).every((letter, i) => bytes[i] === letter.codePointAt(0));

/**
 * The palette of a file, whose first bytes tell its format whatever its name says.
 * @throws PaletteFileError
 */
export function readPaletteFile(bytes: Uint8Array): PaletteFile {
  const palette = reader(bytes)(bytes);
  if (palette.colours.length === 0) throw new PaletteFileError('noColours');
  return palette;
}

function reader(bytes: Uint8Array): (bytes: Uint8Array) => PaletteFile {
  if (startsWith(bytes, 'ASEF')) return readAse;
  if (startsWith(bytes, 'GIMP Palette')) return readGpl;
  // A Photoshop file begins with its version alone, high byte first.
  if (bytes[0] === 0 && (bytes[1] === 1 || bytes[1] === 2)) return readAco;
  throw new PaletteFileError('unknown');
}
