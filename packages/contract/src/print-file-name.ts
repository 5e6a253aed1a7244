/** What the name of a print file tells. */
export type PrintName = {
  prompt: string;
  /** Id of the tile's repeat; '' where it has none. */
  repeat: string;
  repeatCm: number;
  dpi: number;
  /** Tiles per side. */
  tiles: 1 | 3;
  /** More about the file, such as its number of colours. */
  more?: string;
  format: string;
};

const PROMPT_LENGTH = 48;

/** Name of a print file by content and size: "indigo-ikat-half-drop-32cm-300dpi-3x3.png". */
export function printFileName(print: PrintName): string {
  const { prompt, repeat, repeatCm, dpi, tiles, more = '', format } = print;
  const words = prompt
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PROMPT_LENGTH);
  const size = `${Number(repeatCm.toFixed(1))}cm-${Math.round(dpi)}dpi`;
  const name = [words, repeat, size, tiles === 3 ? '3x3' : '', more]
    .map((part) => part.replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '')
    .join('-');
  return `${name}.${format}`;
}
