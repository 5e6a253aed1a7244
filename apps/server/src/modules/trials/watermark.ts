import sharp from 'sharp';

/** Longer side of a trial's picture: enough to judge a design, too little to print or sell it. */
const LONGEST_SIDE_PX = 512;
const QUALITY = 78;

/** Spacing of the marks: it divides a pattern's side, so that marked cloth still repeats. */
const SPACING_PX = 128;

/** The name in strokes of a pen, 42 units wide and 12 high: no font has to be there. */
const NAME =
  'M0 0H9M4.5 0V12' + // T
  'M14.5 0A6 6 0 1 0 14.6 0' + // O
  'M24 0V12' + // I
  'M28 0V12H34' + // L
  'M44 0H38V12H44M38 6H43'; // E

const sheet = (
  width: number,
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="m" width="${SPACING_PX}" height="${SPACING_PX}" patternUnits="userSpaceOnUse">
<g fill="none" stroke-width="1.6" stroke-linecap="round" transform="translate(42 74) rotate(-30)">
<path d="${NAME}" stroke="#000" stroke-opacity=".38" transform="translate(.9 .9)"/>
<path d="${NAME}" stroke="#fff" stroke-opacity=".72"/></g></pattern></defs>
<rect width="100%" height="100%" fill="url(#m)"/></svg>`;

/** A finished picture as visitors get it: small, marked all over, with the metadata of its making. */
export type MarkedPicture = { webp: Buffer; width: number; height: number };

/** Makes a picture small and marks it. Its XMP stays. */
export async function watermark(png: Uint8Array): Promise<MarkedPicture> {
  const small = await sharp(png)
    .resize({
      width: LONGEST_SIDE_PX,
      height: LONGEST_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .keepXmp()
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const webp = await sharp(small.data)
    .composite([{ input: Buffer.from(sheet(width, height)) }])
    .keepXmp()
    .webp({ quality: QUALITY })
    .toBuffer();
  return { webp, width, height };
}
