import { en } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { generations, images, jobInputs, jobs, rateCounters } from '../../../db/schema/index.ts';
import { paintPhoto } from '../../../testing/paint-photo.ts';
import { createPictureRuns, REROLL, START } from '../../../testing/picture-runs.ts';
import { openSignedIn } from '../../../testing/register.ts';

const BACKGROUND = { ai_model: 'create-background' };
const FROM_SKETCH = { ai_model: 'sketch-to-image' };

const runs = await createPictureRuns({ UPLOADS_KEPT_DAYS: '30' });
const { database, detailsOf, files, make, services, sketch, work } = runs;
const ada = await openSignedIn(runs, 'ada');
const paint = (width: number) => paintPhoto(width, 120).png().toBuffer();

beforeEach(() => database.delete(rateCounters));

/** Makes the last use of a run's pictures lie so many days back. */
async function age(jobId: string, days: number): Promise<void> {
  await database.execute(sql`
    update images set used_at = now() - ${days} * interval '1 day'
    from job_inputs where image_id = images.id and job_id = ${jobId}`);
}

async function inputsOf(jobId: string) {
  return database
    .select({ id: images.id, sha256: images.sha256, deletedAt: images.deletedAt })
    .from(jobInputs)
    .innerJoin(images, eq(images.id, jobInputs.imageId))
    .where(eq(jobInputs.jobId, jobId));
}

const creditsOf = async () => (await ada.get('/api/get-user-credits/')).json().credits;

test('an upload goes with all that is its own, and what was made from it stays', async () => {
  const made = await make(ada, { ...FROM_SKETCH, source_image: await paint(90) });
  const [given] = (await detailsOf(ada, made.output_image_id)).inputs;
  expect((await ada.get(given?.thumbnail_url ?? '')).statusCode).toBe(200);
  const [{ sha256 } = { sha256: '' }] = await inputsOf(made.jobId);
  await age(made.jobId, 29);
  await services.retention.forgetUploads();
  await database.delete(rateCounters);
  expect((await inputsOf(made.jobId))[0]?.deletedAt).toBeNull();

  await age(made.jobId, 31);
  await services.retention.forgetUploads();
  expect((await ada.get(given?.image_url ?? '')).statusCode).toBe(404);
  await services.images.releaseFiles();
  expect([await files.has(sha256), await files.has(sha256, 'w512.webp')]).toEqual([false, false]);
  expect((await ada.get(made.image_url)).statusCode).toBe(200);
  const details = await detailsOf(ada, made.output_image_id);
  expect(details.inputs).toMatchObject([{ field: 'source_image', gone: true }]);
  const uploads = await ada.get('/api/uploads/?field=source_image');
  expect(uploads.json().uploads).toEqual([]);
});

test('a variation of it is refused in words, and costs nothing', async () => {
  const made = await make(ada, { ...FROM_SKETCH, source_image: await paint(91) });
  await age(made.jobId, 31);
  await services.retention.forgetUploads();
  const before = await creditsOf();
  const multipart = { output_image_id: made.output_image_id, num_images: '1' };
  const answer = await ada.post(REROLL, { multipart });
  expect(answer.statusCode).toBe(410);
  expect(answer.json()).toEqual({ non_field_errors: [en.errors.uploadGone] });
  expect(await creditsOf()).toBe(before);
  // Brought again, it works.
  await make(ada, { ...FROM_SKETCH, source_image: await paint(91) });
});

test('a variation is a use', async () => {
  const made = await make(ada, { ...FROM_SKETCH, source_image: await paint(92) });
  await age(made.jobId, 31);
  await make(ada, { output_image_id: made.output_image_id, num_images: '1' }, REROLL);
  await services.retention.forgetUploads();
  expect((await inputsOf(made.jobId))[0]?.deletedAt).toBeNull();
});

test('a run under way keeps its pictures, however old', async () => {
  const multipart = { ...FROM_SKETCH, source_image: await paint(93) };
  const jobId: string = (await ada.post(START, { multipart })).json().job_id;
  await age(jobId, 400);
  await services.retention.forgetUploads();
  expect((await inputsOf(jobId))[0]?.deletedAt).toBeNull();
  await work();
});

test('an output of the user’s that was used goes on as long as it is there', async () => {
  const drawn = await sketch(ada);
  const made = await make(ada, { ...FROM_SKETCH, source_output_id: drawn.output_image_id });
  await age(made.jobId, 31);
  await services.retention.forgetUploads();
  expect((await inputsOf(made.jobId))[0]?.deletedAt).toBeNull();
  await ada.post(`/api/delete-image/${drawn.output_image_id}/`);
  await age(made.jobId, 31);
  await database.delete(rateCounters);
  await services.retention.forgetUploads();
  expect((await inputsOf(made.jobId))[0]?.deletedAt).not.toBeNull();
});

test('the same file of another run stays, and so does its content', async () => {
  const source_image = await paint(94);
  const old = await make(ada, { ...FROM_SKETCH, source_image });
  const fresh = await make(ada, { ...FROM_SKETCH, source_image });
  await age(old.jobId, 31);
  await services.retention.forgetUploads();
  await services.images.releaseFiles();
  const [{ sha256 } = { sha256: '' }] = await inputsOf(fresh.jobId);
  expect((await inputsOf(old.jobId))[0]?.deletedAt).not.toBeNull();
  expect(await files.has(sha256)).toBe(true);
});

test('masks and places that were marked in it go too', async () => {
  const made = await make(ada, {
    ...BACKGROUND,
    text_prompt: 'a beach',
    original_target_image: await paint(95),
    binary_mask_image: await paint(95),
    mask_coordinates: '[[50,50]]',
    reposition: '{"x": 1, "y": 2, "width": 60, "rotation": 0}',
  });
  const settingsOf = async () => {
    const [job] = await database.select().from(jobs).where(eq(jobs.id, made.jobId));
    const [output] = await database
      .select()
      .from(generations)
      .where(eq(generations.jobId, made.jobId));
    return [job?.settings, output?.settings];
  };
  const marked = expect.objectContaining({
    mask_coordinates: [[50, 50]],
    reposition: expect.anything(),
  });
  expect(await settingsOf()).toEqual([marked, marked]);
  await age(made.jobId, 31);
  await services.retention.forgetUploads();
  for (const settings of await settingsOf()) {
    expect(Object.keys(settings ?? { none: true })).not.toContain('mask_coordinates');
    expect(Object.keys(settings ?? { none: true })).not.toContain('reposition');
  }
  const gone = (await inputsOf(made.jobId)).map(({ deletedAt }) => deletedAt !== null);
  expect(gone).toEqual([true, true]);
});

test('more than one transaction’s worth goes in one search, by one process', async () => {
  const made = await make(ada, { ...FROM_SKETCH, source_image: await paint(96) });
  await database.execute(sql`
    insert into images (user_id, sha256, media_type, bytes, width, height, used_at)
    select user_id, sha256, media_type, bytes, width, height, now() - interval '31 days'
    from images, generate_series(1, 250)
    where id = (select image_id from job_inputs where job_id = ${made.jobId})`);
  const old = sql`used_at < now() - interval '30 days' and deleted_at is null`;
  await Promise.all([services.retention.forgetUploads(), services.retention.forgetUploads()]);
  expect(await database.$count(images, old)).toBe(0);
  await age(made.jobId, 31);
  await services.retention.forgetUploads();
  expect((await inputsOf(made.jobId))[0]?.deletedAt).toBeNull();
});
