import { describe, expect, it } from 'vitest';
import { sampleScene } from '../testing/sample-scene.ts';
import { decodeRegionMap, encodeRegionMap } from './encode-region-map.ts';
import { regionMapOf } from './region-map-of.ts';

const map = regionMapOf(sampleScene());
const at = (x: number, y: number) =>
  map.regions.find(({ id }) => id === map.ids[y * map.width + x]);

describe('regionMapOf', () => {
  it('names what is seen: cloth over skin, sheer cloth too', () => {
    expect(at(50, 50)).toMatchObject({ class: 'skin', part: 'leg' });
    expect(at(50, 120)).toMatchObject({ class: 'garment', garment: 'trousers', fabric: 'wool' });
    expect(at(140, 120)).toMatchObject({ garment: 'trousers', fabric: 'chiffon', opacity: 0.5 });
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

  it('refuses what it did not write', () => {
    const bytes = encodeRegionMap(map);
    expect(() => decodeRegionMap(bytes.subarray(0, bytes.length / 2))).toThrow(
      'unexpected end of file',
    );
    expect(() => decodeRegionMap(new Uint8Array([1, 2, 3]))).toThrow('incorrect header');
  });
});
