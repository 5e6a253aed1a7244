import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { generations as generationsTable } from '../../db/schema/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createWorkshop } from '../../testing/workshop.ts';
import { createBoardsService } from '../boards/boards.service.ts';
import { createImagesService } from '../images/images.service.ts';
import { createHistoryService } from './history.service.ts';

const { database } = await createTestDatabase();
const workshop = await createWorkshop(database);
const images = createImagesService({ database, files: workshop.files });
const inputs = workshop.createInputs(database);
const history = createHistoryService({
  database,
  images,
  inputs,
  boards: createBoardsService({
    database,
    rateLimiter: { take: async () => undefined },
    clock: systemClock,
  }),
  engineChoice: { nameOf: (id) => id },
});
const worker = workshop.createWorker();

/** Draws runs of four for a user; returns the outputs' ids, oldest first. */
async function deliverRuns(userId: string, runs: number): Promise<string[]> {
  for (let run = 0; run < runs; run++) {
    await workshop.order(userId, 4);
    for (let slot = 0; slot < 4; slot++) await worker.runNext();
  }
  const rows = await database
    .select({ id: generationsTable.id })
    .from(generationsTable)
    .where(eq(generationsTable.userId, userId))
    .orderBy(generationsTable.createdAt);
  return rows.map(({ id }) => id);
}

async function change(id: string, values: Partial<typeof generationsTable.$inferInsert>) {
  await database.update(generationsTable).set(values).where(eq(generationsTable.id, id));
}

const listPage = async (userId: string, page = 1, search?: string) =>
  history.list({ userId, search }, { page, pageSize: 10 });

const idsOf = (list: Awaited<ReturnType<typeof listPage>>) =>
  list.generation_data.map((generation) => generation.output_image_id);

describe('a list', () => {
  test('is empty, and still a page, at first', async () => {
    const userId = await workshop.createUser();
    expect(await listPage(userId)).toEqual({
      generation_data: [],
      pagination: {
        current_page: 1,
        has_previous: false,
        has_next: false,
        total_pages: 1,
        show_first: false,
        show_last: false,
        multiple_pages: false,
        total_output_images: 0,
      },
    });
  });

  test('comes in pages, newest first, each generation once; past the end is the last', async () => {
    const userId = await workshop.createUser();
    await deliverRuns(await workshop.createUser(), 1);
    const ids = await deliverRuns(userId, 3);
    const [first, second, beyond] = [
      await listPage(userId, 1),
      await listPage(userId, 2),
      await listPage(userId, 99),
    ];
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.toReversed());
    expect(first.pagination).toMatchObject({ total_output_images: 12, has_next: true });
    expect(beyond).toEqual(second);
    expect(second.pagination).toMatchObject({ current_page: 2, total_pages: 2, has_next: false });
  });

  test('can be of one tool', async () => {
    const userId = await workshop.createUser();
    const [id = ''] = await deliverRuns(userId, 1);
    await change(id, { tool: 'create-sketch' });
    const sketches = await history.list(
      { userId, tools: ['create-sketch'] },
      { page: 1, pageSize: 10 },
    );
    expect(idsOf(sketches)).toEqual([id]);
  });

  test('can be searched by words of the prompt, taken literally', async () => {
    const userId = await workshop.createUser();
    const [one = '', other = ''] = await deliverRuns(userId, 1);
    await change(one, { prompt: '100% Cotton_look, indigo' });
    await change(other, { prompt: '100 cotton looks\\indigo' });
    expect(idsOf(await listPage(userId, 1, 'INDIGO cotton_'))).toEqual([one]);
    expect(idsOf(await listPage(userId, 1, '100%'))).toEqual([one]);
    expect(idsOf(await listPage(userId, 1, '\\indigo'))).toEqual([other]);
    expect(idsOf(await listPage(userId, 1, "' or 1=1 --"))).toEqual([]);
    expect(idsOf(await listPage(userId, 1, 'cotton\0look'))).toHaveLength(2);
    expect(idsOf(await listPage(userId, 1, '  '))).toHaveLength(4);
  });
});

describe('details', () => {
  test('tell how an image was made', async () => {
    const userId = await workshop.createUser();
    const [id = ''] = await deliverRuns(userId, 1);
    await change(id, {
      settings: { repeat: 'half-drop', repeatCm: 32 },
      choices: { motif: 'ikat' },
      unread: ['koi'],
    });
    expect(await history.getDetails(userId, id)).toMatchObject({
      output_image_id: id,
      prompt: 'indigo ikat',
      settings: { motif: 'ikat', repeat: 'half-drop', repeat_cm: 32 },
      unread: ['koi'],
      seam: null,
      engine: 'probe',
      model: 'probe 1',
      lineage: [],
      voted: null,
    });
  });

  test('tell what a drawing was taken for, where the engine had to find out', async () => {
    const userId = await workshop.createUser();
    const [id = '', known = ''] = await deliverRuns(userId, 1);
    await change(id, { choices: { readAs: 'garment' } });
    expect(await history.getDetails(userId, id)).toMatchObject({ read_as: 'garment' });
    expect(await history.getDetails(userId, known)).not.toHaveProperty('read_as');
  });

  test('name the ancestors, nearest first, without deleted ones and without strangers', async () => {
    const userId = await workshop.createUser();
    const [stranger = ''] = await deliverRuns(await workshop.createUser(), 1);
    const [root = '', middle = '', parent = '', child = ''] = await deliverRuns(userId, 1);
    await change(child, { upscaledFromId: parent });
    await change(parent, { originId: middle });
    await change(middle, { originId: root });
    await change(root, { originId: stranger });
    expect((await history.getDetails(userId, child)).lineage).toEqual([parent, middle, root]);
    await history.remove(userId, middle);
    expect((await history.getDetails(userId, child)).lineage).toEqual([parent, root]);
  });
});

describe('an image', () => {
  test('is marked when it is downloaded', async () => {
    const userId = await workshop.createUser();
    const [id = ''] = await deliverRuns(userId, 1);
    const { image_url, downloaded } = await history.getDetails(userId, id);
    expect(downloaded).toBe(false);
    const answer = { downloaded: true, download_url: `${image_url}?download=1` };
    expect(await history.download(userId, id)).toEqual(answer);
    expect(await history.download(userId, id)).toEqual(answer);
    expect((await history.getDetails(userId, id)).downloaded).toBe(true);
  });

  test('that is deleted is gone everywhere, and its file soon', async () => {
    const userId = await workshop.createUser();
    const [id = ''] = await deliverRuns(userId, 1);
    const { image_id } = await history.getDetails(userId, id);
    const { sha256 } = await images.getOwn(userId, image_id);
    await history.remove(userId, id);
    const gone = { error: 'notFound' };
    await expect(history.getDetails(userId, id)).rejects.toMatchObject(gone);
    await expect(history.download(userId, id)).rejects.toMatchObject(gone);
    await expect(history.remove(userId, id)).rejects.toMatchObject(gone);
    await expect(images.getOwn(userId, image_id)).rejects.toMatchObject(gone);
    expect((await listPage(userId)).pagination.total_output_images).toBe(3);
    await images.releaseFiles();
    expect(await workshop.files.has(sha256)).toBe(false);
  });

  test('that two outputs share stays until both are deleted', async () => {
    const userId = await workshop.createUser();
    const [one = '', other = ''] = await deliverRuns(userId, 1);
    const { image_id: imageId } = await history.getDetails(userId, one);
    await change(other, { imageId });
    await history.remove(userId, one);
    await expect(images.getOwn(userId, imageId)).resolves.toBeDefined();
    await history.remove(userId, other);
    await expect(images.getOwn(userId, imageId)).rejects.toMatchObject({ error: 'notFound' });
  });

  test('of another user, or of no one, can be neither seen nor touched', async () => {
    const [id = ''] = await deliverRuns(await workshop.createUser(), 1);
    const stranger = await workshop.createUser();
    const gone = { error: 'notFound' };
    for (const name of [id, '00000000-0000-4000-8000-000000000000']) {
      await expect(history.getDetails(stranger, name)).rejects.toMatchObject(gone);
      await expect(history.download(stranger, name)).rejects.toMatchObject(gone);
      await expect(history.remove(stranger, name)).rejects.toMatchObject(gone);
    }
  });
});
