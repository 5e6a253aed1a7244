import { type ByteReader, createByteReader } from './byte-reader.ts';
import { type FileColour, type PaletteFile, PaletteFileError } from './palette-file.ts';
import { cmykToHex, labToHex, rgbToHex } from './to-hex.ts';

const GROUP_START = 0xc0_01;
const GROUP_END = 0xc0_02;
const COLOUR = 0x00_01;

/** Numbers that are written where a float is none are no colour. */
function parts(reader: ByteReader, count: number): number[] {
  return Array.from({ length: count }, () => {
    const value = reader.float32();
    if (!Number.isFinite(value)) throw new PaletteFileError('broken');
    return value;
  });
}

function readColour(block: ByteReader, number: number): FileColour {
  const name = block.utf16(block.uint16()).trim();
  const model = block.ascii(4);
  switch (model) {
    case 'RGB ': {
      const [red = 0, green = 0, blue = 0] = parts(block, 3);
      return { name, hex: rgbToHex(red, green, blue) };
    }
    case 'CMYK': {
      const [cyan = 0, magenta = 0, yellow = 0, black = 0] = parts(block, 4);
      return { name, hex: cmykToHex({ cyan, magenta, yellow, black }) };
    }
    case 'LAB ':
    case 'Lab ': {
      const [lightness = 0, a = 0, b = 0] = parts(block, 3);
      return { name, hex: labToHex(lightness * 100, a, b) };
    }
    case 'Gray': {
      const [grey = 0] = parts(block, 1);
      return { name, hex: rgbToHex(grey, grey, grey) };
    }
    default:
      throw new PaletteFileError('notRgb', number);
  }
}

/**
 * The swatches of an Adobe Swatch Exchange file; the palette's name is that of its first group.
 * Layout: "ASEF", version, number of blocks, then blocks of type, length and content
 * (selapa.net/swatches/colors/fileformats).
 * @throws PaletteFileError
 */
export function readAse(bytes: Uint8Array): PaletteFile {
  const reader = createByteReader(bytes);
  if (reader.ascii(4) !== 'ASEF') throw new PaletteFileError('unknown');
  reader.uint32();
  const count = reader.uint32();
  const colours: FileColour[] = [];
  let name = '';
  for (let i = 0; i < count; i += 1) {
    const type = reader.uint16();
    // The end of a group has no content, and some programs leave its length out at the file's end.
    const block = type === GROUP_END && reader.isAtEnd() ? undefined : reader.part(reader.uint32());
    if (type === GROUP_START && block && name === '') name = block.utf16(block.uint16()).trim();
    if (type === COLOUR && block) colours.push(readColour(block, colours.length + 1));
  }
  return { name, colours };
}
