import { uploadsSchema } from '@toile/contract';
import { expect, test } from 'vitest';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';

const FROM_SKETCH = { ai_model: 'sketch-to-image' };

const runs = await createPictureRuns();
const { make, sketch } = runs;
const ada = await openSignedIn(runs, 'ada');
const bob = await openSignedIn(runs, 'bob');

async function listUploads(browser: typeof ada, query: string) {
  const answer = await browser.get(`/api/uploads/?${query}`);
  expect(answer.statusCode).toBe(200);
  return uploadsSchema.parse(answer.json()).uploads;
}

test('what was uploaded can be chosen again, each picture once, the latest first', async () => {
  const first = await paintPhoto(80, 100).png().toBuffer();
  const second = await paintPhoto(90, 110).png().toBuffer();
  await make(ada, { ...FROM_SKETCH, source_image: first });
  const last = await make(ada, { ...FROM_SKETCH, source_image: second });
  await make(ada, { ...FROM_SKETCH, source_image: first });
  const drawn = await sketch(ada);
  await make(ada, { ...FROM_SKETCH, source_output_id: drawn.output_image_id });

  const uploads = await listUploads(ada, 'field=source_image&ai_model=sketch-to-image');
  expect(uploads.map(({ width }) => width)).toEqual([80, 90]);
  expect(uploads[0]).toMatchObject({ field: 'source_image', output_image_id: null, height: 100 });
  expect((await ada.get(uploads[0]?.image_url ?? '')).statusCode).toBe(200);

  // They belong to their field, their kind of tool and their owner.
  expect(await listUploads(ada, 'field=original_target_image')).toEqual([]);
  expect(await listUploads(ada, 'field=source_image&ai_model=swap-garment')).toEqual([]);
  expect(await listUploads(bob, 'field=source_image')).toEqual([]);

  // A picture goes with the last output that came from it.
  await ada.post(`/api/delete-image/${last.output_image_id}/`);
  expect((await listUploads(ada, 'field=source_image')).map(({ width }) => width)).toEqual([80]);
});

test('no other field has uploads', async () => {
  expect((await ada.get('/api/uploads/?field=binary_mask_image')).statusCode).toBe(400);
});
