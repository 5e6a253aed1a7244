import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sampleScene } from '../testing/sample-scene.ts';
import { decodeRegionMap, encodeRegionMap } from './encode-region-map.ts';
import { regionMapOf } from './region-map-of.ts';
import { packRuns } from './runs.ts';

const map = regionMapOf(sampleScene());
const byId = (wanted: number) => map.regions.find(({ id }) => id === wanted);
const at = (x: number, y: number) => byId(map.ids[y * map.width + x]);

describe('regionMapOf', () => {
  it('names what is seen: cloth over skin, sheer cloth too', () => {
    expect(at(50, 50)).toMatchObject({ class: 'skin', part: 'leg' });
    expect(at(50, 120)).toMatchObject({ class: 'garment', garment: 'trousers', fabric: 'wool' });
    expect(at(140, 120)).toMatchObject({ garment: 'trousers', fabric: 'chiffon', opacity: 0.5 });
  });

  it('keeps what is below cloth', () => {
    const below = (x: number, y: number) => byId(map.below[y * map.width + x]);
    expect(below(140, 120)).toMatchObject({ class: 'skin', part: 'leg' });
    expect(below(24, 120)).toBeUndefined();
    expect(below(50, 50)).toBeUndefined();
  });

  it('keeps prints with their colours', () => {
    const printAt = (x: number, y: number) => map.printColours[map.prints[y * map.width + x] - 1];
    expect(printAt(50, 120)).toBe('#c9b27a');
    expect(printAt(40, 180)).toBe('#a03040');
    expect(printAt(60, 120)).toBeUndefined();
  });

  it('leaves paper, backdrop and holes empty', () => {
    expect(at(2, 2)).toBeUndefined();
    expect(at(96, 110)).toBeUndefined();
    expect(at(96, 60)).toBeUndefined();
    expect(at(96, 45)).toMatchObject({ class: 'accessory' });
  });
});

describe('encodeRegionMap', () => {
  it('comes back as it was, from few bytes', () => {
    const bytes = encodeRegionMap(map);
    expect(decodeRegionMap(bytes)).toEqual(map);
    expect(bytes.length).toBeLessThan(1000);
  });

  it('reads maps from before there were prints in them', () => {
    const { width, height, ids, regions } = map;
    const header = Buffer.from(JSON.stringify({ version: 1, width, height, regions }));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(header.length);
    const old = gzipSync(Buffer.concat([length, header, packRuns(ids, width)]));
    const read = decodeRegionMap(old);
    expect(read.ids).toEqual(ids);
    expect(read.printColours).toEqual([]);
    expect(read.below.some((id) => id > 0)).toBe(false);
  });

  it('refuses what it did not write', () => {
    const bytes = encodeRegionMap(map);
    expect(() => decodeRegionMap(bytes.subarray(0, bytes.length / 2))).toThrow(
      'unexpected end of file',
    );
    expect(() => decodeRegionMap(new Uint8Array([1, 2, 3]))).toThrow('incorrect header');
  });
});
