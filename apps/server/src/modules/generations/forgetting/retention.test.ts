import { en } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  generations,
  images,
  jobEvents,
  jobInputs,
  jobs,
  rateCounters,
  slots,
} from '../../../db/schema/index.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../../../testing/audit-ledger.ts';
import type { MultipartForm } from '../../../testing/multipart.ts';
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

describe('a run that ended long ago', () => {
  const streamOf = (jobId: string, query = '') =>
    ada.get(`/api/stream-image-generation/${jobId}/${query}`);

  /** The events of a stream by name, with their data; ids apart. */
  async function eventsOf(jobId: string) {
    const { body } = await streamOf(jobId);
    return [...body.matchAll(/^id: (\d+)\nevent: (\w+)\ndata: (.*)$/gm)].map(
      ([, id, event, data = '']) => ({ id: Number(id), event, data: JSON.parse(data) }),
    );
  }

  async function trim(jobId: string): Promise<void> {
    await database
      .update(jobs)
      .set({ finishedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(jobs.id, jobId));
    await services.retention.trimRuns();
  }

  const order = async (multipart: MultipartForm, headers = {}) =>
    (await ada.post(START, { multipart, headers })).json().job_id as string;

  test('has its images and its end told as before, without events and slots', async () => {
    const form = { ai_model: 'create-sketch', text_prompt: 'a gown', num_images: '4' };
    const jobId = await order(form);
    for (let slot = 0; slot < 4; slot += 1) await work();
    const before = await eventsOf(jobId);
    await trim(jobId);
    expect(await database.$count(jobEvents, eq(jobEvents.jobId, jobId))).toBe(0);
    expect(await database.$count(slots, eq(slots.jobId, jobId))).toBe(0);
    const after = await eventsOf(jobId);
    const tellingOf = (events: typeof after) =>
      events
        .filter(({ event }) => event !== 'progress')
        .map(({ event, data }) => ({ event, data }))
        .toSorted((a, b) => (a.data.slot ?? 9) - (b.data.slot ?? 9));
    expect(tellingOf(after)).toEqual(tellingOf(before));
    expect(after.at(-1)).toMatchObject({ event: 'done', id: before.at(-1)?.id });
    const ids = after.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    const read = await streamOf(jobId, `?last_event_id=${before.at(-1)?.id}`);
    expect(read.statusCode).toBe(204);
    expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
  });

  test('tells which images failed, were deleted or cancelled', async () => {
    const form = { ...FROM_SKETCH, source_image: await paint(97), num_images: '1' };
    const failed = await order(form);
    await files.remove((await inputsOf(failed))[0]?.sha256 ?? '');
    await work();
    await trim(failed);
    expect(await eventsOf(failed)).toMatchObject([
      { event: 'failed', data: { slot: 0 } },
      { event: 'done', data: { delivered: 0, failed: 1, released: 1, canceled: false } },
    ]);

    await database.delete(rateCounters);
    const deleted = await sketch(ada);
    await ada.post(`/api/delete-image/${deleted.output_image_id}/`);
    await trim(deleted.jobId);
    expect((await eventsOf(deleted.jobId))[0]?.data).toMatchObject({ deleted: true, prompt: '' });

    await database.delete(rateCounters);
    const four = { ai_model: 'create-sketch', text_prompt: 'a gown', num_images: '4' };
    const canceled = await order(four);
    await ada.post(`/api/cancel-generation/${canceled}/`);
    await trim(canceled);
    expect((await eventsOf(canceled)).map(({ data }) => data)).toEqual([
      { delivered: 0, failed: 0, released: 4, canceled: true },
    ]);
  });

  test('gives its Idempotency-Key free, and is varied as before', async () => {
    const headers = { 'idempotency-key': 'used-once' };
    const form = { ai_model: 'create-sketch', text_prompt: 'a gown', num_images: '1' };
    const jobId = await order(form, headers);
    await work();
    expect(await order(form, headers)).toBe(jobId);
    await trim(jobId);
    expect(await order(form, headers)).not.toBe(jobId);
    await work();
    const [output] = await database.select().from(generations).where(eq(generations.jobId, jobId));
    const varied = await make(ada, { output_image_id: output?.id ?? '', num_images: '1' }, REROLL);
    expect(varied.output_image_id).not.toBe(output?.id);
  });

  test('is left alone while it is under way or young', async () => {
    const jobId = await order({
      ai_model: 'create-sketch',
      text_prompt: 'a gown',
      num_images: '1',
    });
    await services.retention.trimRuns();
    expect(await database.$count(slots, eq(slots.jobId, jobId))).toBe(1);
    await work();
    await database.delete(rateCounters);
    await services.retention.trimRuns();
    expect(await database.$count(slots, eq(slots.jobId, jobId))).toBe(1);
    const [job] = await database.select().from(jobs).where(eq(jobs.id, jobId));
    expect(job?.trimmedAt).toBeNull();
  });
});
