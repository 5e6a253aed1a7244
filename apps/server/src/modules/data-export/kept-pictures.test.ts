import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { images } from '../../db/schema/index.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns, SVG } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const FROM_SKETCH = { ai_model: 'sketch-to-image' };

const runs = await createPictureRuns();
const { make, sketch, database, dataDir } = runs;
const photo = await paintPhoto(80, 100).jpeg().toBuffer();

type Described = {
  output_image_id: string;
  file: string | null;
  svg_file: string | null;
  inputs: { file: string | null }[];
};

async function takeHome(browser: TestBrowser) {
  const { rawPayload } = await browser.get('/api/export-data/');
  const files = unzipSync(rawPayload);
  const outputs: Described[] = JSON.parse(strFromU8(files['outputs.json'] ?? new Uint8Array()));
  const of = (id: string) => outputs.find(({ output_image_id }) => output_image_id === id);
  const names = Object.keys(files).filter((name) => name.includes('/'));
  return { files, names, of };
}

test('holds what the user brought, once, and drawings as SVG', async () => {
  const ada = await openSignedIn(runs, 'ada');
  const drawn = await sketch(ada);
  const first = await make(ada, { ...FROM_SKETCH, source_image: photo });
  const again = await make(ada, { ...FROM_SKETCH, source_image: photo });
  const own = await make(ada, { ...FROM_SKETCH, source_output_id: drawn.output_image_id });
  const { files, names, of } = await takeHome(ada);

  const brought = names.filter((name) => name.startsWith('inputs/'));
  expect(brought).toHaveLength(1);
  const [name = ''] = brought;
  expect(await sharp(files[name]).metadata()).toMatchObject({ width: 80, height: 100 });
  expect(of(first.output_image_id)?.inputs).toMatchObject([{ file: name }]);
  expect(of(again.output_image_id)?.inputs).toMatchObject([{ file: name }]);

  const sketched = of(drawn.output_image_id);
  expect(of(own.output_image_id)?.inputs).toMatchObject([{ file: sketched?.file }]);
  expect(strFromU8(files[sketched?.svg_file ?? ''] ?? new Uint8Array())).toBe(SVG);
  expect(of(first.output_image_id)?.svg_file).toBeNull();
  expect(names).toHaveLength(6);
});

test('leaves out a picture whose file is lost, and says so', async () => {
  const bob = await openSignedIn(runs, 'bob');
  const lost = await sketch(bob);
  const there = await make(bob, { ...FROM_SKETCH, source_image: photo });
  const [row] = await database.select().from(images).where(eq(images.id, lost.image_id));
  const sha256 = row?.sha256 ?? '';
  await rm(`${dataDir}/files/${sha256.slice(0, 2)}/${sha256}`);
  const { files, of } = await takeHome(bob);
  expect(of(lost.output_image_id)).toMatchObject({ file: null });
  expect(files[of(there.output_image_id)?.file ?? '']?.length).toBeGreaterThan(0);
});
