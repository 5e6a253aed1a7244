import type { PhotoReading } from '../open-reading.ts';
import { findGarment, type Worn } from './find-garment.ts';
import type { GarmentView } from './garment-view.ts';
import { type GarmentMeasure, type MeasureOptions, measureGarment } from './measure-garment.ts';
import { uprightView } from './upright-view.ts';

/** A worn garment found in a photo and measured. */
export type WornReading = {
  /** One PLACE a pixel of the photo. */
  places: Uint8Array;
  view: GarmentView;
  /** Undefined where its trunk is not found. */
  measure?: GarmentMeasure;
};

type Name = MeasureOptions['name'];

const readings = new WeakMap<PhotoReading, Map<string, Promise<WornReading>>>();

/**
 * A worn garment of a photo, measured; found once for the pictures of a run. Throws a `refused`
 * EngineError, 'no-garment'.
 */
export function readWorn(reading: PhotoReading, worn: Worn, name: Name): Promise<WornReading> {
  const known = readings.get(reading) ?? new Map<string, Promise<WornReading>>();
  readings.set(reading, known);
  const key = [worn, name.isLegged, name.isShort].join(' ');
  const kept = known.get(key);
  if (kept) return kept;
  const found = findWorn(reading, worn, name);
  known.set(key, found);
  // An aborted reading is not kept for the next picture.
  found.catch(() => known.delete(key));
  return found;
}

async function findWorn(reading: PhotoReading, worn: Worn, name: Name): Promise<WornReading> {
  const { photo } = reading;
  const { frame } = await reading.person();
  const places = await findGarment(reading, worn);
  const view = uprightView(places, photo, frame);
  return {
    places,
    view,
    measure: measureGarment(view, { isLower: worn === 'lower', name, photo }),
  };
}
