/** A colour of a file: sRGB, and the name that it has there ('' for none). */
export type FileColour = { hex: string; name: string };

/** The palette that a file holds; its name is '' where the format, or the file, has none. */
export type PaletteFile = { name: string; colours: FileColour[] };

/** A fault of a file, by its name in the message table. */
export type FileFault = 'unknown' | 'broken' | 'noColours' | 'notRgb';

/** Thrown by the readers of palette files. */
export class PaletteFileError extends Error {
  readonly fault: FileFault;
  /** Place of the colour that it is about, from 1. */
  readonly number: number | undefined;

  constructor(fault: FileFault, number?: number) {
    super(fault);
    this.name = 'PaletteFileError';
    this.fault = fault;
    this.number = number;
  }
}
