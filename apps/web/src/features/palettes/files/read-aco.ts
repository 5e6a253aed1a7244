import { type ByteReader, createByteReader } from './byte-reader.ts';
import { type FileColour, type PaletteFile, PaletteFileError } from './palette-file.ts';
import { cmykToHex, hsbToHex, labToHex, rgbToHex } from './to-hex.ts';

const FULL = 65_535;

/** A colour of ten bytes: its space, and four numbers that the space gives their meaning. */
function readColour(reader: ByteReader, number: number): string {
  const space = reader.uint16();
  const words = reader.part(8);
  const part = (full: number) => words.uint16() / full;
  switch (space) {
    case 0:
      return rgbToHex(part(FULL), part(FULL), part(FULL));
    case 1:
      return hsbToHex(part(FULL), part(FULL), part(FULL));
    case 2: {
      // Ink is written upside down: 0 is full.
      const ink = () => 1 - part(FULL);
      return cmykToHex({ cyan: ink(), magenta: ink(), yellow: ink(), black: ink() });
    }
    case 7:
      return labToHex(part(100), words.int16() / 100, words.int16() / 100);
    case 8: {
      const grey = part(10_000);
      return rgbToHex(grey, grey, grey);
    }
    default:
      throw new PaletteFileError('notRgb', number);
  }
}

/** One list of the file. Version 2 has names. */
function readList(reader: ByteReader, version: number): FileColour[] {
  const count = reader.uint16();
  return Array.from({ length: count }, (_, i) => {
    const hex = readColour(reader, i + 1);
    const name = version === 2 ? reader.utf16(reader.uint32()).trim() : '';
    return { hex, name };
  });
}

/**
 * The swatches of a Photoshop colour file: a list of version 1, and usually the same again with
 * names, of version 2 (Adobe Photoshop File Formats Specification, "Color Swatches").
 * @throws PaletteFileError
 */
export function readAco(bytes: Uint8Array): PaletteFile {
  const reader = createByteReader(bytes);
  const version = reader.uint16();
  if (version !== 1 && version !== 2) throw new PaletteFileError('unknown');
  let colours = readList(reader, version);
  if (version === 1 && !reader.isAtEnd()) {
    if (reader.uint16() !== 2) throw new PaletteFileError('broken');
    colours = readList(reader, 2);
  }
  return { name: '', colours };
}
