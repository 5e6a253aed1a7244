import { PaletteFileError } from './palette-file.ts';

/** Reads numbers and texts of a file one after the other, high bytes first. */
export type ByteReader = ReturnType<typeof createByteReader>;

/** A reader from the first byte on. Every method throws PaletteFileError `broken` past the end. */
export function createByteReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;

  function take(length: number): number {
    const from = at;
    if (length > bytes.byteLength - from) throw new PaletteFileError('broken');
    at += length;
    return from;
  }

  return {
    isAtEnd: () => at >= bytes.byteLength,
    uint16: () => view.getUint16(take(2)),
    int16: () => view.getInt16(take(2)),
    uint32: () => view.getUint32(take(4)),
    float32: () => view.getFloat32(take(4)),
    /** Text of one byte a character. */
    ascii: (length: number) => {
      const from = take(length);
      return String.fromCodePoint(...bytes.subarray(from, from + length));
    },
    /** Text of UTF-16 units, without the zeros at its end. */
    utf16: (units: number) => {
      const from = take(units * 2);
      const codes = Array.from({ length: units }, (_, i) => view.getUint16(from + i * 2));
      return String.fromCharCode(...codes).replace(/\0+$/, '');
    },
    /** The next bytes, as a reader of their own. */
    part: (length: number) => {
      const from = take(length);
      return createByteReader(bytes.subarray(from, from + length));
    },
  };
}
