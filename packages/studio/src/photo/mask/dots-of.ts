import { EngineError } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import type { PhotoReading } from '../open-reading.ts';
import type { Dot, Dots } from './dots.ts';

/** Dots of a brief in the pixels that the photo is worked on at. Throws an `unsupported` EngineError where none is wanted or one lies outside. */
export function dotsOf(
  { maskCoordinates = [], unwantedCoordinates = [] }: BriefSettings,
  { size, photo }: Pick<PhotoReading, 'size' | 'photo'>,
): Dots {
  const place = ([x, y]: readonly [number, number]): Dot => {
    if (x < 0 || y < 0 || x >= size.width || y >= size.height) {
      throw new EngineError('unsupported', `The dot ${x}, ${y} lies outside the photo`);
    }
    return {
      x: Math.min(photo.width - 1, Math.floor((x * photo.width) / size.width)),
      y: Math.min(photo.height - 1, Math.floor((y * photo.height) / size.height)),
    };
  };
  const wanted = maskCoordinates.map(place);
  if (wanted.length === 0) throw new EngineError('unsupported', 'No dots were given');
  return { wanted, unwanted: unwantedCoordinates.map(place) };
}
