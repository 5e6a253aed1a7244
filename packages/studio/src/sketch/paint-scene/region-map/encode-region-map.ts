import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { FABRIC_IDS } from '../../../core/fabrics/fabric.ts';
import { REGION_CLASSES } from '../../../core/scene/scene.ts';
import type { RegionMap } from './region-map.ts';
import { packRuns, unpackRuns } from './runs.ts';

const HeaderSchema = z.object({
  version: z.literal(1),
  width: z.int().positive().max(16384),
  height: z.int().positive().max(16384),
  regions: z.array(
    z.object({
      id: z.int().positive().max(65535),
      class: z.enum(REGION_CLASSES),
      part: z.string(),
      garment: z.string().optional(),
      colour: z.string(),
      fabric: z.enum(FABRIC_IDS).optional(),
      opacity: z.number(),
    }),
  ),
  /** Since prints and what is below cloth are kept; maps without it end after the ids. */
  printColours: z.array(z.string()).optional(),
});

/**
 * A region map as bytes to be kept beside its picture, a few kilobytes: gzip over the length of
 * a JSON header (4 bytes, big endian), the header, and runs: of ids, of what is below, of prints.
 */
export function encodeRegionMap(map: RegionMap): Uint8Array {
  const { width, height, ids, below, prints, regions, printColours } = map;
  const header = Buffer.from(JSON.stringify({ version: 1, width, height, regions, printColours }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  const planes = new Uint16Array(ids.length * 3);
  planes.set(ids);
  planes.set(below, ids.length);
  planes.set(prints, ids.length * 2);
  return gzipSync(Buffer.concat([length, header, packRuns(planes, width)]), { level: 9 });
}

/** Reads what `encodeRegionMap` wrote. Throws where the bytes are something else. */
export function decodeRegionMap(bytes: Uint8Array): RegionMap {
  const packed = gunzipSync(bytes, { maxOutputLength: 64 * 1024 * 1024 });
  const start = 4 + packed.readUInt32BE(0);
  const header: unknown = JSON.parse(packed.toString('utf8', 4, start));
  const { width, height, regions, printColours } = HeaderSchema.parse(header);
  const rows = printColours ? height * 3 : height;
  const planes = unpackRuns(packed.subarray(start), { width, height: rows });
  const planeOf = (i: number) => planes.slice(i * width * height, (i + 1) * width * height);
  const bare = () => new Uint16Array(width * height);
  return {
    width,
    height,
    regions,
    ids: planeOf(0),
    below: printColours ? planeOf(1) : bare(),
    prints: printColours ? planeOf(2) : bare(),
    printColours: printColours ?? [],
  };
}
