import { en } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { imageCompanions, images, jobInputs } from '../../db/schema/index.ts';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns, REGIONS, REROLL, START } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';

const FROM_SKETCH = { ai_model: 'sketch-to-image' };

const runs = await createPictureRuns();
const { briefs, database, detailsOf, files, make, services, sketch, work } = runs;
const ada = await openSignedIn(runs, 'ada');
const bob = await openSignedIn(runs, 'bob');
const photo = await paintPhoto(80, 100).jpeg().toBuffer();

function order(form: MultipartForm) {
  return ada.post(START, { multipart: form });
}

describe('what a run was given', () => {
  async function inputOf(jobId: string) {
    const [row] = await database
      .select({ sha256: images.sha256, deletedAt: images.deletedAt })
      .from(jobInputs)
      .innerJoin(images, eq(images.id, jobInputs.imageId))
      .where(eq(jobInputs.jobId, jobId));
    if (!row) throw new Error('The job has no input');
    return row;
  }

  test('is read by its owner alone', async () => {
    const made = await make(ada, { ...FROM_SKETCH, source_image: photo });
    const [input] = (await detailsOf(ada, made.output_image_id)).inputs;
    expect(input).toMatchObject({ field: 'source_image', output_image_id: null, width: 80 });
    expect((await ada.get(input?.image_url ?? '')).headers['content-type']).toBe('image/png');
    expect((await ada.get(input?.thumbnail_url ?? '')).headers['content-type']).toBe('image/webp');
    expect((await bob.get(input?.image_url ?? '')).statusCode).toBe(404);
  });

  test('stays until the last output that came from it is deleted, and goes with its file', async () => {
    const source_image = await paintPhoto(73, 74).png().toBuffer();
    const first = await make(ada, { ...FROM_SKETCH, source_image });
    const second = await make(ada, { output_image_id: first.output_image_id }, REROLL);
    const { sha256 } = await inputOf(first.jobId);
    await ada.post(`/api/delete-image/${first.output_image_id}/`);
    await services.images.releaseFiles();
    expect([await files.has(sha256), (await inputOf(first.jobId)).deletedAt]).toEqual([true, null]);
    const [input] = (await detailsOf(ada, second.output_image_id)).inputs;
    await ada.post(`/api/delete-image/${second.output_image_id}/`);
    expect((await ada.get(input?.image_url ?? '')).statusCode).toBe(404);
    await services.images.releaseFiles();
    expect(await files.has(sha256)).toBe(false);
  });

  test('keeps the regions when the output that it shows is deleted', async () => {
    const drawn = await sketch(ada);
    const source_output_id = drawn.output_image_id;
    const first = await make(ada, { ...FROM_SKETCH, source_output_id });
    await ada.post(`/api/delete-image/${source_output_id}/`);
    await services.images.releaseFiles();
    expect((await ada.get(drawn.image_url)).statusCode).toBe(404);
    await make(ada, { output_image_id: first.output_image_id }, REROLL);
    expect(Buffer.from(briefs.at(-1)?.sourceRegions ?? [])).toEqual(Buffer.from(REGIONS));
    const [input] = (await detailsOf(ada, first.output_image_id)).inputs;
    expect(input?.output_image_id).toBeNull();
  });

  test('of a run that delivered nothing goes by itself', async () => {
    const source_image = await paintPhoto(75, 76).png().toBuffer();
    const answer = await order({ ...FROM_SKETCH, source_image });
    const jobId = answer.json().job_id;
    await services.images.releaseUnneededInputs();
    expect((await inputOf(jobId)).deletedAt).toBeNull();
    await ada.post(`/api/cancel-generation/${jobId}/`);
    await services.images.releaseUnneededInputs();
    const { deletedAt, sha256 } = await inputOf(jobId);
    expect(deletedAt).not.toBeNull();
    await services.images.releaseFiles();
    expect(await files.has(sha256)).toBe(false);
  });

  test('and cannot be found any more fails the image at once, and costs nothing', async () => {
    const before = (await ada.get('/api/get-user-credits/')).json().credits;
    const source_image = await paintPhoto(77, 78).png().toBuffer();
    const answer = await order({ ...FROM_SKETCH, source_image });
    const jobId = answer.json().job_id;
    await files.remove((await inputOf(jobId)).sha256);
    await work();
    const { body } = await ada.get(`/api/stream-image-generation/${jobId}/`);
    expect(body).toContain(en.errors.slotInputMissing);
    expect((await ada.get('/api/get-user-credits/')).json().credits).toBe(before);
  });

  test('by a machine’s own word makes what comes of it a composite', async () => {
    const source_image = await paintPhoto(79, 740)
      .withXmp('<x>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</x>')
      .png()
      .toBuffer();
    const made = await make(ada, { ...FROM_SKETCH, source_image });
    const { rawPayload } = await ada.get(made.image_url);
    expect(rawPayload.includes('compositeWithTrainedAlgorithmicMedia')).toBe(true);
  });
});

test('the regions and the vector of a deleted output go with it', async () => {
  // Pictures that no other user has: equal files are stored once for all users.
  const eve = await openSignedIn(runs, 'eve');
  const drawn = await sketch(eve);
  const kept = await database
    .select({ sha256: imageCompanions.sha256 })
    .from(imageCompanions)
    .where(eq(imageCompanions.imageId, drawn.image_id));
  expect(kept).toHaveLength(2);
  await database.update(images).set({ deletedAt: new Date() });
  await services.images.releaseFiles();
  for (const { sha256 } of kept) expect(await files.has(sha256)).toBe(false);
});
