import sharp from 'sharp';

/** A picture's file: the end of its name tells its width and format. */
type PackedPicture = { ending: string; bytes: Buffer };

/** Small screens get the first, all others the second. */
const AVIF_WIDTHS = [320, 640];
const AVIF_QUALITY = 52;
/** For browsers that read no AVIF. */
const WEBP_WIDTH = 480;
const WEBP_QUALITY = 70;

/** A picture in the sizes and formats between which a browser chooses. */
export async function packPicture(png: Buffer): Promise<PackedPicture[]> {
  const avifs = AVIF_WIDTHS.map(async (width) => ({
    ending: `${width}.avif`,
    bytes: await sharp(png).resize(width).avif({ quality: AVIF_QUALITY, effort: 6 }).toBuffer(),
  }));
  const webp = sharp(png).resize(WEBP_WIDTH).webp({ quality: WEBP_QUALITY, effort: 6 });
  return [
    ...(await Promise.all(avifs)),
    { ending: `${WEBP_WIDTH}.webp`, bytes: await webp.toBuffer() },
  ];
}

/** A tile is shown at about its own size, and is the first picture that a visitor waits for. */
const TILE_WIDTH = 416;
const TILE_QUALITY = 45;

/** The tile of a cloth; its edges still meet. */
export function packCloth(tile: Buffer): Promise<Buffer> {
  return sharp(tile).resize(TILE_WIDTH).avif({ quality: TILE_QUALITY, effort: 6 }).toBuffer();
}
