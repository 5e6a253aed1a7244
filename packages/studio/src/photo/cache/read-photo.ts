import { createHash } from 'node:crypto';
import { type ModelAnswers, openReading, type PhotoReading } from '../open-reading.ts';
import { ByteCache } from './byte-cache.ts';

/** Room for about twenty photos in each thread. */
const MOST_BYTES = 384 * 1024 * 1024;

/** A reading holds its pixels, Lab colours, cut-out and pieces: so many bytes for each pixel. */
const BYTES_PER_PIXEL = 24;

const readings = new ByteCache<Promise<PhotoReading>>(MOST_BYTES);

/**
 * The reading of a photo, kept in this thread by the hash of its bytes; `known` saves asking the
 * models where another thread has done so. Throws as `decodePhoto` does.
 */
export function readPhoto(bytes: Uint8Array, known?: ModelAnswers): Promise<PhotoReading> {
  const key = createHash('sha256').update(bytes).digest('base64');
  const kept = readings.find(key);
  if (kept) return kept;
  const reading = openReading(bytes, known);
  readings.keep(key, reading, 0);
  reading.then(
    ({ photo }) => readings.keep(key, reading, photo.width * photo.height * BYTES_PER_PIXEL),
    () => readings.drop(key),
  );
  return reading;
}
