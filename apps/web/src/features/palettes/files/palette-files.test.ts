import { describe, expect, test } from 'vitest';
import { PaletteFileError } from './palette-file.ts';
import { readPaletteFile } from './read-palette-file.ts';
import { writeAse, writeGpl } from './write-palette-file.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const utf16 = (text: string) => ascii(text).flatMap((code) => [0, code]);
const file = (...parts: number[][]) => Uint8Array.from(parts.flat());

/** Big-endian floats that the tests use, as IEEE 754 writes them. */
const FLOATS = {
  0: [0, 0, 0, 0],
  0.25: [0x3e, 0x80, 0, 0],
  0.5: [0x3f, 0, 0, 0],
  1: [0x3f, 0x80, 0, 0],
  NaN: [0x7f, 0xc0, 0, 0],
} as const;
const floats = (...values: (keyof typeof FLOATS)[]) => values.flatMap((value) => FLOATS[value]);

/** A block of a type, with its length. */
const block = (type: number[], content: number[]) => [...type, 0, 0, 0, content.length, ...content];
const swatch = (name: string, model: string, numbers: number[]) =>
  block([0, 1], [0, name.length + 1, ...utf16(name), 0, 0, ...ascii(model), ...numbers, 0, 2]);
const HEAD = [...ascii('ASEF'), 0, 1, 0, 0, 0, 0, 0];
const GROUP = block([0xc0, 1], [0, 4, ...utf16('Été'), 0, 0]);
const END = block([0xc0, 2], []);

function faultOf(bytes: Uint8Array): string | undefined {
  try {
    readPaletteFile(bytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof PaletteFileError)) throw error;
    return error.number === undefined ? error.fault : `${error.fault} ${error.number}`;
  }
}

describe('Adobe Swatch Exchange', () => {
  const bytes = file(
    [...HEAD, 6],
    GROUP,
    swatch('Red', 'RGB ', floats(1, 0, 0)),
    swatch('Ink', 'CMYK', floats(1, 0, 0, 0.5)),
    swatch('', 'Gray', floats(0.25)),
    swatch('White', 'LAB ', floats(1, 0, 0)),
    END,
  );

  test('is read in each of its models', () => {
    expect(readPaletteFile(bytes)).toEqual({
      name: 'Été',
      colours: [
        { name: 'Red', hex: '#ff0000' },
        { name: 'Ink', hex: '#008080' },
        { name: '', hex: '#404040' },
        { name: 'White', hex: '#ffffff' },
      ],
    });
  });

  test('that is cut off anywhere is refused', () => {
    // The end of the last group may lack its length.
    for (let length = 4; length < bytes.length - 4; length += 1) {
      expect([length, faultOf(bytes.subarray(0, length))]).toEqual([length, 'broken']);
    }
  });

  test.each([
    ['of an unknown model', [swatch('Odd', 'HSV ', floats(1, 0, 0))], 'notRgb 1'],
    ['without a number', [swatch('Odd', 'RGB ', floats('NaN', 0, 0))], 'broken'],
    ['without swatches', [GROUP], 'noColours'],
    ['of too many blocks', [GROUP, GROUP, []], 'broken'],
  ])('%s is refused', (_, blocks, fault) => {
    const count = blocks.length;
    expect(faultOf(file([...HEAD, count], ...blocks))).toBe(fault);
  });
});

describe('Photoshop colours', () => {
  const ONE = [0, 1, 0, 2, 0, 0, 255, 255, 128, 128, 0, 0, 0, 0];
  const BLUE = [0, 1, 0xaa, 0xab, 255, 255, 255, 255, 0, 0];

  test('of version 1 have no names', () => {
    expect(readPaletteFile(file(ONE, BLUE)).colours).toEqual([
      { name: '', hex: '#ff8000' },
      { name: '', hex: '#0000ff' },
    ]);
  });

  test('have the names of version 2 behind it', () => {
    const named = [0, 2, 0, 1, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, ...utf16('Red'), 0, 0];
    expect(readPaletteFile(file(ONE, BLUE, named)).colours).toEqual([
      { name: 'Red', hex: '#ff0000' },
    ]);
    expect(readPaletteFile(file(named)).colours).toHaveLength(1);
  });

  test('are read as ink, Lab and grey', () => {
    const ink = [0, 2, 255, 255, 0, 0, 255, 255, 255, 255];
    // L* 53.24, a* 0, b* 0; then a grey of a half.
    const lab = [0, 7, 0x14, 0xcc, 0, 0, 0, 0, 0, 0];
    const grey = [0, 8, 0x13, 0x88, 0, 0, 0, 0, 0, 0];
    const { colours } = readPaletteFile(file([0, 1, 0, 3], ink, lab, grey));
    expect(colours.map(({ hex }) => hex)).toEqual(['#ff00ff', '#7f7f7f', '#808080']);
  });

  test.each([
    ['cut off', [0, 1, 0, 2, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0], 'broken'],
    ['with more behind them', [0, 1, 0, 1, ...BLUE, 0, 7], 'broken'],
    ['of an unknown space', [0, 1, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0], 'notRgb 1'],
    ['without colours', [0, 1, 0, 0], 'noColours'],
    [
      'with a name of four thousand million letters',
      [0, 2, 0, 1, ...BLUE, 255, 255, 255, 255],
      'broken',
    ],
  ])('%s are refused', (_, bytes, fault) => {
    expect(faultOf(file(bytes))).toBe(fault);
  });
});

describe('GIMP palette', () => {
  const read = (text: string) => readPaletteFile(new TextEncoder().encode(text));
  const fault = (text: string) => faultOf(new TextEncoder().encode(text));

  test('is read with and without names, whatever its ends of lines', () => {
    const text = 'GIMP Palette\r\nName: Été\r\nColumns: 4\r\n# a note\r\n  0   0 255\tBlue sea\r\n';
    expect(read(`${text}\r\n255 255 255 Untitled\r\n1 2 3`)).toEqual({
      name: 'Été',
      colours: [
        { hex: '#0000ff', name: 'Blue sea' },
        { hex: '#ffffff', name: '' },
        { hex: '#010203', name: '' },
      ],
    });
  });

  test.each([
    ['GIMP Palette\n256 0 0 Red', 'broken'],
    ['GIMP Palette\n1 2', 'broken'],
    ['GIMP Palette\nred', 'broken'],
    ['GIMP Palette\n#', 'noColours'],
    ['GIMP Palettes', 'unknown'],
    ['<svg/>', 'unknown'],
    ['', 'unknown'],
  ])('%j is refused', (text, why) => {
    expect(fault(text)).toBe(why);
  });
});

describe('what is written', () => {
  const palette = {
    name: 'Été 27',
    colours: [
      { hex: '#1f3a5f', name: 'Night 🌙' },
      { hex: '#c4673f', name: 'Brick' },
      { hex: '#000102', name: '#000102' },
    ],
  };

  test.each([
    ['ase', writeAse],
    ['gpl', writeGpl],
  ])('is read again as it was: %s', (_, write) => {
    expect(readPaletteFile(write(palette))).toEqual(palette);
  });

  test('is laid out as the format says', () => {
    const colours = [{ hex: '#ff0000', name: 'Red' }];
    expect(writeAse({ name: 'Été', colours })).toEqual(
      file([...HEAD, 3], GROUP, swatch('Red', 'RGB ', floats(1, 0, 0)), END),
    );
    expect(new TextDecoder().decode(writeGpl({ name: 'A\nB', colours }))).toBe(
      'GIMP Palette\nName: A B\nColumns: 0\n#\n255   0   0\tRed\n',
    );
  });

  test('names a colour without a name by its hex', () => {
    const colours = [{ hex: '#ff0000', name: '' }];
    expect(readPaletteFile(writeAse({ name: 'A', colours })).colours[0]?.name).toBe('#ff0000');
  });
});
