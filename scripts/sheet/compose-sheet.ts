import sharp from 'sharp';

/** A small picture and the two lines below it. */
export type SheetTile = { thumbnail: Uint8Array; title: string; note: string };

const PICTURE = 276;
const MARGIN = 8;
const CAPTION = 30;
const cellOf = (ratio: number) => ({
  width: PICTURE + MARGIN,
  height: Math.round(PICTURE * ratio) + MARGIN + CAPTION,
});
const LETTERS = 46;

/**
 * Scales a picture down for a sheet; `ratio` is its height over its width. One of another shape is
 * cut to that, or with `contain` shown whole on white.
 */
export function thumbnailOf(
  png: Uint8Array,
  ratio = 1,
  fit: 'cover' | 'contain' = 'cover',
): Promise<Uint8Array> {
  return sharp(png)
    .resize(PICTURE, Math.round(PICTURE * ratio), { fit, background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Writes the tiles in rows with their captions; the file's extension decides the format. */
export async function composeSheet(
  file: string,
  { tiles, columns, ratio = 1 }: { tiles: readonly SheetTile[]; columns: number; ratio?: number },
): Promise<void> {
  const cell = cellOf(ratio);
  const rows = Math.ceil(tiles.length / columns);
  const width = columns * cell.width + MARGIN;
  const height = rows * cell.height + MARGIN;
  const place = (i: number) => ({
    left: MARGIN + (i % columns) * cell.width,
    top: MARGIN + Math.floor(i / columns) * cell.height,
  });
  const pictures = tiles.map(({ thumbnail }, i) => ({
    input: Buffer.from(thumbnail),
    ...place(i),
  }));
  const captions = tiles
    .map((tile, i) =>
      captionOf(tile, { ...place(i), bottom: place(i).top + Math.round(PICTURE * ratio) }),
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    font-family="Helvetica, Arial, sans-serif">${captions}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#f2f1ef' } })
    .composite([...pictures, { input: Buffer.from(svg), left: 0, top: 0 }])
    .toFile(file);
}

function captionOf(
  { title, note }: SheetTile,
  { left, bottom: y }: { left: number; bottom: number },
): string {
  return `<text x="${left}" y="${y + 13}" font-size="11" fill="#222">${cut(title)}</text>
    <text x="${left}" y="${y + 26}" font-size="9.5" fill="#666">${cut(note, 1.25)}</text>`;
}

function cut(text: string, times = 1): string {
  const most = Math.floor(LETTERS * times);
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
