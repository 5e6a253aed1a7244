import { buildWholeFiles } from './cut-files.ts';
import { latin, pngChunk, withChunks, withSegment } from './file-parts.ts';
import { CLOTH_SIZE, paintCloth } from './paint-cloth.ts';
import { taken, type UploadCase } from './upload-case.ts';

const APPLICATION_2 = 0xe2;

/** Control chunk of an animated PNG of two frames, of which the picture is the first. */
const ANIMATION = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);

/** Kinds of pixels that are converted, not refused. */
export async function buildConvertedKinds(): Promise<UploadCase[]> {
  const whole = await buildWholeFiles();
  const png = whole.get('PNG') ?? Buffer.alloc(0);
  const jpeg = whole.get('JPEG') ?? Buffer.alloc(0);
  const cloth = paintCloth();
  const glass = paintCloth(CLOTH_SIZE, { hasAlpha: true });
  const strangeProfile = Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), Buffer.alloc(300, 7)]);
  const made: [string, Buffer | Promise<Buffer>][] = [
    ...whole,
    ['animated PNG', withChunks(png, pngChunk('acTL', ANIMATION))],
    ['grey JPEG', cloth.clone().greyscale().jpeg().toBuffer()],
    ['grey PNG', cloth.clone().greyscale().toColourspace('b-w').png().toBuffer()],
    ['16-bit grey PNG', cloth.clone().greyscale().toColourspace('grey16').png().toBuffer()],
    ['PNG of two colours', cloth.clone().png({ palette: true, colours: 2 }).toBuffer()],
    ['PNG with alpha', glass.clone().png().toBuffer()],
    ['16-bit PNG with alpha', glass.clone().toColourspace('rgb16').png().toBuffer()],
    ['WebP with alpha', glass.clone().webp().toBuffer()],
    ['GIF with a hole', glass.clone().gif().toBuffer()],
    ['AVIF with alpha', glass.clone().avif({ effort: 0 }).toBuffer()],
    ['JPEG in Display P3', cloth.clone().withIccProfile('p3').jpeg().toBuffer()],
    ['PNG in Display P3', cloth.clone().withIccProfile('p3').png().toBuffer()],
    ['WebP in Display P3', cloth.clone().withIccProfile('p3').webp().toBuffer()],
    ['CMYK JPEG with its profile', cloth.clone().withIccProfile('cmyk').jpeg().toBuffer()],
    ['JPEG with no real profile', withSegment(jpeg, APPLICATION_2, strangeProfile)],
    ['JPEG of 4:4:4', cloth.clone().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
    ['lossless AVIF', cloth.clone().avif({ lossless: true, effort: 0 }).toBuffer()],
    ['PNG without compression', cloth.clone().png({ compressionLevel: 0 }).toBuffer()],
    ['PNG with gamma', withChunks(png, pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])))],
  ];
  return Promise.all(
    made.map(async ([kind, file]) => taken(`kind: ${kind}`, await file, { size: CLOTH_SIZE })),
  );
}
