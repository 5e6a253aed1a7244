import type { FileColour, PaletteFile } from './palette-file.ts';

export type PaletteFormat = 'ase' | 'gpl';

const GROUP_START = 0xc0_01;
const GROUP_END = 0xc0_02;
const COLOUR = 0x00_01;
/** "Normal" of the types global, spot and normal. */
const NORMAL = 2;

const uint16 = (value: number) => [value >> 8, value & 255];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xff_ff)];

function float32(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return [...new Uint8Array(view.buffer)];
}

/** A text with its length in UTF-16 units, the zero at its end included. */
function text(value: string): number[] {
  const units = Array.from({ length: value.length }, (_, i) => value.charCodeAt(i));
  return [...uint16(units.length + 1), ...units.flatMap(uint16), 0, 0];
}

const block = (type: number, content: readonly number[]) => [
  ...uint16(type),
  ...uint32(content.length),
  ...content,
];

const channels = (hex: string) =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

const letters = (value: string) => Array.from(value, (letter) => letter.codePointAt(0) ?? 0);

const colourBlock = ({ hex, name }: FileColour) =>
  block(COLOUR, [
    ...text(name === '' ? hex : name),
    ...letters('RGB '),
    ...channels(hex).flatMap((channel) => float32(channel / 255)),
    ...uint16(NORMAL),
  ]);

/** A palette as an Adobe Swatch Exchange file: one group of RGB swatches. */
export function writeAse({ name, colours }: PaletteFile): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...letters('ASEF'),
    ...uint16(1),
    ...uint16(0),
    ...uint32(colours.length + 2),
    ...block(GROUP_START, text(name)),
    ...colours.flatMap(colourBlock),
    ...block(GROUP_END, []),
  ]);
}

/** A text that stays on its line. */
const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

/** A palette as a GIMP palette, UTF-8. */
export function writeGpl({ name, colours }: PaletteFile): Uint8Array<ArrayBuffer> {
  const lines = colours.map(({ hex, name: own }) => {
    const numbers = channels(hex).map((channel) => String(channel).padStart(3));
    return `${numbers.join(' ')}\t${oneLine(own) || hex}`;
  });
  const head = ['GIMP Palette', `Name: ${oneLine(name)}`, 'Columns: 0', '#'];
  return Uint8Array.from(new TextEncoder().encode(`${[...head, ...lines].join('\n')}\n`));
}
