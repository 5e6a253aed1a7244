import sharp from 'sharp';

/** A small picture and the two lines below it. */
export type SheetTile = { thumbnail: Uint8Array; title: string; note: string };

const PICTURE = 276;
const MARGIN = 8;
const CAPTION = 30;
const CELL = { width: PICTURE + MARGIN, height: PICTURE + MARGIN + CAPTION };
const LETTERS = 46;

/** Makes a picture small enough for a sheet. */
export function thumbnailOf(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).resize(PICTURE, PICTURE).png({ compressionLevel: 1 }).toBuffer();
}

/** Writes the tiles in rows with their captions; the file's ending tells the format. */
export async function composeSheet(
  file: string,
  { tiles, columns }: { tiles: readonly SheetTile[]; columns: number },
): Promise<void> {
  const rows = Math.ceil(tiles.length / columns);
  const width = columns * CELL.width + MARGIN;
  const height = rows * CELL.height + MARGIN;
  const place = (i: number) => ({
    left: MARGIN + (i % columns) * CELL.width,
    top: MARGIN + Math.floor(i / columns) * CELL.height,
  });
  const pictures = tiles.map(({ thumbnail }, i) => ({
    input: Buffer.from(thumbnail),
    ...place(i),
  }));
  const captions = tiles.map((tile, i) => captionOf(tile, place(i))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    font-family="Helvetica, Arial, sans-serif">${captions}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#f2f1ef' } })
    .composite([...pictures, { input: Buffer.from(svg), left: 0, top: 0 }])
    .toFile(file);
}

function captionOf(
  { title, note }: SheetTile,
  { left, top }: { left: number; top: number },
): string {
  const y = top + PICTURE;
  return `<text x="${left}" y="${y + 13}" font-size="11" fill="#222">${cut(title)}</text>
    <text x="${left}" y="${y + 26}" font-size="9.5" fill="#666">${cut(note, 1.25)}</text>`;
}

function cut(text: string, times = 1): string {
  const most = Math.floor(LETTERS * times);
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
