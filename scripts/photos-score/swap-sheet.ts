import sharp from 'sharp';

const TILE = { width: 330, height: 440 };
/** Three pairs side by side: photo, flat-lay, result. */
const COLUMNS = 9;

/** Writes pictures in rows, each pair's three beside each other. */
export async function writeSwapSheet(file: string, pictures: readonly Uint8Array[]): Promise<void> {
  const { width, height } = TILE;
  const tiles = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ width, height, fit: 'contain', background: '#fff' }).png().toBuffer(),
    ),
  );
  const rows = Math.max(1, Math.ceil(tiles.length / COLUMNS));
  await sharp({
    create: { width: COLUMNS * width, height: rows * height, channels: 3, background: '#888' },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % COLUMNS) * width,
        top: Math.floor(i / COLUMNS) * height,
      })),
    )
    .png()
    .toFile(file);
}

export const encodeRgb = (
  rgb: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
