import type { RegionMap } from '../../sketch/paint-scene/region-map/region-map.ts';
import { findLines } from './find-lines.ts';
import { landmarksOf } from './landmarks.ts';
import type { Picture } from './read-picture.ts';
import type { ReadRegion, SketchReading } from './sketch-reading.ts';

/** Reads one of our own sketches, whose areas were recorded with it. */
export function readMapped(picture: Picture, map: RegionMap): SketchReading {
  const regions = new Map<number, ReadRegion>(map.regions.map((one) => [one.id, one]));
  const size = { width: map.width, height: map.height };
  const isPerson = map.regions.some(({ class: is }) => is === 'skin');
  return {
    size,
    labels: map.ids,
    regions,
    lines: findLines(picture).strength,
    colours: picture.rgb,
    below: map.below,
    print: { marks: map.prints, colours: map.printColours },
    isPerson,
    isMapped: true,
    landmarks: landmarksOf(map.ids, size),
  };
}
