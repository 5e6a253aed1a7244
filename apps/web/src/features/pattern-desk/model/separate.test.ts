import { readPngXmp } from '@toile/raster';
import { readPsd } from 'ag-psd';
import { expect, test } from 'vitest';
import { type SeparationTask, separate } from './separate.ts';

const SIDE = 24;

/** Navy to the left, cream to the right, and a column of their mixture between them. */
function createTask(format: SeparationTask['format']): SeparationTask {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const x = i % SIDE;
    data.set(x < 12 ? [32, 48, 96] : x === 12 ? [139, 142, 155] : [247, 237, 215], i * 4);
  }
  const inks = [
    { hex: '#f7edd7', name: 'cream' },
    { hex: '#203060', name: 'navy' },
  ];
  const pixels = { data, width: SIDE, height: SIDE };
  return { pixels, format, inks, width: SIDE, height: SIDE, tiles: 1, dpi: 72, xmp: undefined };
}

/** Rows stay as they are, so that they can be looked at. */
const deflate = async (bytes: Uint8Array<ArrayBuffer>) => bytes;
const run = async (task: SeparationTask) => {
  const told: number[] = [];
  const parts = await separate(task, (done) => told.push(done), deflate);
  return { told, parts };
};

test('a PSD has a layer for each ink, and no mixture', async () => {
  const { parts, told } = await run(createTask('psd'));
  const { children } = readPsd(parts[0] ?? new ArrayBuffer(), {
    skipLayerImageData: true,
    skipCompositeImageData: true,
  });
  expect(children?.map(({ name }) => name)).toEqual(['cream #f7edd7', 'navy #203060']);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
});

test('a PNG is of another size, repeated, of its inks alone', async () => {
  const task = createTask('png');
  const xmp = '<x>of a rule</x>';
  const { parts } = await run({ ...task, width: 48, height: 48, tiles: 3, xmp });
  const file = Uint8Array.from(parts.flatMap((part) => [...part]));
  const view = new DataView(file.buffer);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([144, 144]);
  expect(readPngXmp(file)).toBe(xmp);
  const data = parts.find((part) => String.fromCharCode(...part.slice(4, 8)) === 'IDAT');
  const rows = data?.subarray(8, -4) ?? new Uint8Array();
  expect(rows).toHaveLength(145 * 144);
  const row = [...rows.subarray(1, 49)];
  expect(new Set(row)).toEqual(new Set([0, 1]));
  expect([...rows.subarray(49, 97)]).toEqual(row);
  expect(row.filter((ink) => ink === 1).length).toBeGreaterThanOrEqual(22);
});
