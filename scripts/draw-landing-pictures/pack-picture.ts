import sharp from 'sharp';

/** A picture's file; the end of its name contains its width and format. */
type PackedPicture = { ending: string; bytes: Buffer };

/** Widths in AVIF: the first for small screens, the second for all others. */
const AVIF_WIDTHS = [320, 640];
const AVIF_QUALITY = 52;
/** Width in WebP, for browsers that do not read AVIF. */
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

/** Width of a tile, about its size on screen: it is the first picture that a visitor waits for. */
const TILE_WIDTH = 416;
const TILE_QUALITY = 45;

/** The tile of a cloth; it still repeats without a seam. */
export function packCloth(tile: Buffer): Promise<Buffer> {
  return sharp(tile).resize(TILE_WIDTH).avif({ quality: TILE_QUALITY, effort: 6 }).toBuffer();
}
