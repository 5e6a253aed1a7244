import sharp, { type Sharp } from 'sharp';
import { paintCloth } from './paint-cloth.ts';
import { refused, type UploadCase } from './upload-case.ts';

/** Shares of a file that remain after a cut. */
const SHARES = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9];
/** Bytes cut off at the end: some files lose no pixel by them. */
const TAILS = [1, 4, 12];

async function animated(): Promise<Sharp> {
  const frames = await Promise.all(
    ['#a03020', '#2030a0', '#20a030'].map((background) =>
      sharp({ create: { width: 96, height: 128, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } });
}

/** Whole pictures of every accepted format. */
export async function buildWholeFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const cloth = paintCloth();
  const film = await animated();
  const made: [string, Promise<Buffer>][] = [
    ['JPEG', cloth.clone().jpeg().toBuffer()],
    ['progressive JPEG', cloth.clone().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', cloth.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG', cloth.clone().png().toBuffer()],
    ['interlaced PNG', cloth.clone().png({ progressive: true }).toBuffer()],
    ['PNG with a palette', cloth.clone().png({ palette: true }).toBuffer()],
    ['16-bit PNG', cloth.clone().toColourspace('rgb16').png().toBuffer()],
    ['WebP', cloth.clone().webp().toBuffer()],
    ['lossless WebP', cloth.clone().webp({ lossless: true }).toBuffer()],
    ['animated WebP', film.clone().webp().toBuffer()],
    ['GIF', cloth.clone().gif().toBuffer()],
    ['animated GIF', film.clone().gif().toBuffer()],
    ['AVIF', cloth.clone().avif({ effort: 0 }).toBuffer()],
  ];
  return new Map(await Promise.all(made.map(async ([kind, file]) => [kind, await file] as const)));
}

/** True for a cut behind the first picture of an animation, which is the only one that is read. */
function isCutBehind(kind: string, share: number): boolean {
  return kind.startsWith('animated') && share >= 0.25;
}

/** Files of each format, truncated at several points, like interrupted uploads. */
export async function buildCutFiles(): Promise<UploadCase[]> {
  const cases: UploadCase[] = [];
  for (const [kind, file] of await buildWholeFiles()) {
    for (const share of SHARES) {
      const name = `cut: ${kind} at ${share * 100} %`;
      const part = file.subarray(0, Math.floor(file.length * share));
      if (isCutBehind(kind, share)) cases.push({ name, file: part, wanted: 'either' });
      else cases.push({ ...refused(name, part), status: part.length < 12 ? undefined : 422 });
    }
    for (const bytes of TAILS) {
      const name = `cut: ${kind} without its last ${bytes} bytes`;
      cases.push({ name, file: file.subarray(0, -bytes), wanted: 'either' });
    }
  }
  return cases;
}
