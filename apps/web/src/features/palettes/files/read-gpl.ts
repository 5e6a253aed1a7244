import { type FileColour, type PaletteFile, PaletteFileError } from './palette-file.ts';
import { rgbToHex } from './to-hex.ts';

const HEADER = 'GIMP Palette';
const COLOUR = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;
const FIELD = /^(Name|Columns):\s*(.*)$/;
/** The name that GIMP writes where a colour has none. */
const UNNAMED = 'Untitled';

/**
 * The colours of a GIMP palette: a text with a header, and a line "red green blue name" for each.
 * @throws PaletteFileError
 */
export function readGpl(bytes: Uint8Array): PaletteFile {
  const [header = '', ...lines] = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
  if (header.trim() !== HEADER) throw new PaletteFileError('unknown');
  const colours: FileColour[] = [];
  let paletteName = '';
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const field = FIELD.exec(line);
    if (field) {
      if (field[1] === 'Name') paletteName = field[2]?.trim() ?? '';
      continue;
    }
    const [, red, green, blue, name = ''] = COLOUR.exec(line) ?? [];
    const parts = [red, green, blue].map(Number);
    if (parts.some((part) => !(part <= 255))) throw new PaletteFileError('broken');
    const [r = 0, g = 0, b = 0] = parts.map((part) => part / 255);
    colours.push({
      hex: rgbToHex(r, g, b),
      name: name.trim() === UNNAMED ? '' : name.trim(),
    });
  }
  return { name: paletteName, colours };
}
