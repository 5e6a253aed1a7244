import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFlatLayPhoto, type FlatLayOrder } from '../../testing/draw-flat-lay-photo.ts';
import { readFlatLay } from './read-flat-lay.ts';

const SIZE = { width: 200, height: 240 };

/** A garment drawn by a rule: which pixels are cloth. */
function flatLayOf(isCloth: (x: number, y: number) => boolean) {
  const alpha = new Uint8Array(SIZE.width * SIZE.height);
  for (let i = 0; i < alpha.length; i += 1) {
    if (isCloth(i % SIZE.width, Math.floor(i / SIZE.width))) alpha[i] = 255;
  }
  const rgb = new Uint8Array(alpha.length * 3).fill(120);
  return readFlatLay({ photo: { ...SIZE, rgb }, alpha });
}

const isTrunk = (x: number, y: number) => x >= 60 && x < 140 && y >= 40 && y < 200;

test('finds sleeves, armpits and the hem of a top', () => {
  const isSleeve = (x: number, y: number) => x >= 20 && x < 180 && y >= 40 && y < 80;
  const flat = flatLayOf((x, y) => isTrunk(x, y) || isSleeve(x, y));
  expect(flat.isLegs).toBe(false);
  expect(flat.sleeves.map((sleeve) => sleeve !== undefined)).toEqual([true, true]);
  expect(Math.abs(flat.pits[0].x - 60)).toBeLessThan(8);
  expect(Math.abs(flat.pits[1].x - 140)).toBeLessThan(8);
  expect(Math.abs((flat.sleeves[0]?.end.x ?? 0) - 20)).toBeLessThan(8);
  expect(Math.abs(flat.hemY - 199)).toBeLessThan(5);
});

test('finds the legs of trousers, and none of a skirt', () => {
  const trousers = flatLayOf((x, y) => isTrunk(x, y) && !(y > 90 && x > 94 && x < 106));
  expect(trousers.isLegs).toBe(true);
  expect(Math.abs((trousers.crotch?.y ?? 0) - 91)).toBeLessThan(6);
  expect(flatLayOf(isTrunk).isLegs).toBe(false);
});

test('refuses a picture without a garment', () => {
  expect(() => flatLayOf(() => false)).toThrow('The flat-lay is empty');
});

/** Landmarks of a garment that the studio draws laid flat, by its true outline. */
async function drawn(order: FlatLayOrder) {
  const { png, truth } = await drawFlatLayPhoto(order);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const photo = { width: info.width, height: info.height, rgb: new Uint8Array(data) };
  return readFlatLay({ photo, alpha: truth.map((on) => on * 255) });
}

test.each<FlatLayOrder>([
  { garment: 'knit sweater', cloth: 'fair isle', ground: 'wall' },
  { garment: 'knit turtleneck sweater', cloth: 'grey herringbone tweed', ground: 'wall' },
  { garment: 'hoodie', cloth: '#202022', ground: 'white' },
])('sleeves that touch the trunk of a $garment leave the shoulders their width', async (order) => {
  const { tips, pits, sleeves, silhouette } = await drawn(order);
  const wide = tips[1].x - tips[0].x;
  expect(wide).toBeGreaterThan(silhouette.wide * 0.6);
  expect(pits[1].x - pits[0].x).toBeGreaterThan(silhouette.wide * 0.6);
  for (const sleeve of sleeves) {
    expect((sleeve?.lengthPx ?? 0) / wide).toBeGreaterThan(0.9);
    expect((sleeve?.lengthPx ?? 0) / wide).toBeLessThan(1.4);
  }
});

test('a hood is no shoulder: the neck is at its foot', async () => {
  const { necks, tips, frontNeck, silhouette } = await drawn({
    garment: 'hoodie',
    cloth: '#202022',
    ground: 'white',
  });
  const { box, high } = silhouette;
  for (const neck of necks) expect(neck.y - box.top).toBeGreaterThan(high * 0.15);
  expect(necks[1].x - necks[0].x).toBeLessThan((tips[1].x - tips[0].x) * 0.8);
  expect(frontNeck.y).toBeGreaterThan(necks[0].y);
  expect(frontNeck.y - necks[0].y).toBeLessThan(high * 0.1);
});
