import { DIGITAL_SOURCE_TYPES, readPngXmp } from '@toile/raster';
import sharp from 'sharp';
import { PLACE_TRACES } from './metadata-files.ts';
import { PAYLOAD } from './polyglots.ts';
import type { UploadCase } from './upload-case.ts';

const TAKEN = 202;
/** Statuses of a refused file: too large, not an accepted format, damaged. */
const REFUSALS = new Set([413, 415, 422]);

/** Chunks that a stored picture may have: pixels, and provenance. */
const KNOWN_CHUNKS = new Set(['IHDR', 'iTXt', 'caBX', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND']);

/**
 * The types of a PNG's chunks, the number of bytes after the last one, and its text besides the
 * pixels, in which any three letters may occur by chance.
 */
function takeApart(png: Buffer): { types: string[]; trailingBytes: number; words: Buffer } {
  const types: string[] = [];
  const words: Buffer[] = [];
  let at = 8;
  while (at + 12 <= png.length && types.at(-1) !== 'IEND') {
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + 12 + png.readUInt32BE(at);
    if (type !== 'IDAT') words.push(png.subarray(at, end));
    types.push(type);
    at = end;
  }
  words.push(png.subarray(at));
  return { types, trailingBytes: png.length - at, words: Buffer.concat(words) };
}

/** Traces in a stored or made picture that must not be there, whatever it was made from. */
export async function tracesIn(file: Uint8Array): Promise<string[]> {
  const png = Buffer.from(file);
  const { types, trailingBytes, words } = takeApart(png);
  const header = await sharp(png).metadata();
  const traces = [...PLACE_TRACES, PAYLOAD].filter((trace) => words.includes(trace, 0, 'latin1'));
  return [
    ...traces.map((trace) => `carries ${JSON.stringify(trace)}`),
    ...types.filter((type) => !KNOWN_CHUNKS.has(type)).map((type) => `has a chunk ${type}`),
    ...(trailingBytes === 0 ? [] : [`is followed by ${trailingBytes} bytes`]),
    ...(header.exif || header.icc ? ['has EXIF or a profile'] : []),
    ...(header.space === 'srgb' && header.depth === 'uchar'
      ? []
      : [`is ${header.space} of ${header.depth}`]),
    ...(header.orientation ? [`is turned by ${header.orientation}`] : []),
  ];
}

/** Faults of the picture that was stored for a case. */
async function faultsOfKept(file: Uint8Array, wanted: UploadCase): Promise<string[]> {
  const faults = await tracesIn(file);
  const { width, height } = await sharp(file).metadata();
  const { size = { width, height }, marker } = wanted;
  if (width !== size.width || height !== size.height) faults.push(`is ${width} × ${height}`);
  const term = readPngXmp(file)?.split(DIGITAL_SOURCE_TYPES)[1]?.split('"')[0];
  if (term !== marker) faults.push(`says ${term ?? 'nothing'} of a machine`);
  return faults;
}

/** Faults of the answer to a file: its status, and the picture that was stored. */
export async function faultsOfAnswer(
  wanted: UploadCase,
  { status, kept }: { status: number; kept?: Uint8Array },
): Promise<string[]> {
  const isTaken = status === TAKEN;
  const fits =
    wanted.status === undefined ? isTaken || REFUSALS.has(status) : status === wanted.status;
  const isAsWanted = wanted.wanted === 'either' || isTaken === (wanted.wanted === 'taken');
  return [
    ...(fits && isAsWanted ? [] : [`was answered ${status}`]),
    ...(kept ? await faultsOfKept(kept, wanted) : []),
  ];
}
