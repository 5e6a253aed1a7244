import { readPngXmp, writePngXmp } from '@toile/raster';
import sharp, { type Sharp } from 'sharp';
import type { PrintOrder } from './print-order.ts';

/**
 * A tile as a file for print. PNG and TIFF carry its resolution, SVG its size in centimetres; the
 * provenance stays in it. A resampled tile still repeats without a seam.
 */
export async function printTile(png: Uint8Array, order: PrintOrder): Promise<Buffer> {
  const tile = await resample(png, order);
  const xmp = readPngXmp(png);
  if (order.format === 'svg') return toSvg(await toPng(tile, order, xmp), order);
  const { width, height, tiles } = order;
  const sides = { left: width, right: width, top: height, bottom: height };
  const cloth = tiles === 1 ? tile : tile.extend({ ...sides, extendWith: 'repeat' });
  return order.format === 'tiff' ? toTiff(cloth, order, xmp) : toPng(cloth, order, xmp);
}

/**
 * Resamples a tile with eight copies around it, so that pixels beyond an edge are those of the
 * opposite side.
 */
async function resample(png: Uint8Array, { width, height }: PrintOrder): Promise<Sharp> {
  const whole = sharp(png, { limitInputPixels: false }).removeAlpha();
  const { width: fromWidth, height: fromHeight } = await whole.metadata();
  if (width === fromWidth && height === fromHeight) return whole;
  const sides = { left: fromWidth, right: fromWidth, top: fromHeight, bottom: fromHeight };
  const { data, info } = await whole
    .extend({ ...sides, extendWith: 'repeat' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: nineWidth, height: nineHeight, channels } = info;
  const nine = sharp(data, {
    raw: { width: nineWidth, height: nineHeight, channels },
    limitInputPixels: false,
  });
  const middle = await nine
    .resize(3 * width, 3 * height, { fit: 'fill', kernel: 'lanczos3' })
    .extract({ left: width, top: height, width, height })
    .raw()
    .toBuffer();
  return sharp(middle, { raw: { width, height, channels }, limitInputPixels: false });
}

async function toPng(image: Sharp, { dpi }: PrintOrder, xmp: string | undefined): Promise<Buffer> {
  const png = await image.withMetadata({ density: dpi }).png({ compressionLevel: 5 }).toBuffer();
  return xmp === undefined ? png : Buffer.from(writePngXmp(png, xmp));
}

function toTiff(image: Sharp, { dpi }: PrintOrder, xmp: string | undefined): Promise<Buffer> {
  const sized = image.withMetadata({ density: dpi });
  return (xmp === undefined ? sized : sized.withXmp(xmp))
    .tiff({ compression: 'lzw', predictor: 'horizontal', resolutionUnit: 'inch' })
    .toBuffer();
}

/** The picture within an SVG of its physical size: once, or repeated three by three. */
function toSvg(png: Buffer, { width, height, repeatCm, tiles }: PrintOrder): Buffer {
  const heightCm = (repeatCm * height) / width;
  const side = Array.from({ length: tiles }, (_, place) => place);
  const uses = side.flatMap((row) =>
    side.map((column) => `<use href="#tile" x="${column * width}" y="${row * height}"/>`),
  );
  const size = `width="${round(repeatCm * tiles)}cm" height="${round(heightCm * tiles)}cm"`;
  const box = `viewBox="0 0 ${width * tiles} ${height * tiles}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}><defs><image id="tile" ` +
      `width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>` +
      `</defs>${uses.join('')}</svg>\n`,
  );
}

const round = (cm: number) => Number(cm.toFixed(3));
