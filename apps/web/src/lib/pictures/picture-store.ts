import { askPictures, findRecord, listRecords } from './picture-database.ts';
import type { PictureRecord } from './picture-record.ts';

/** Age at which a picture is deleted: the tab that left it was closed, and nothing refers to it. */
const FORGOTTEN_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** Pictures of this page: the only ones where the browser stores nothing over a reload. */
const inMemory = new Map<string, PictureRecord>();

/** Stores a picture over a reload, where the browser allows it. */
export async function keepPicture(picture: Omit<PictureRecord, 'keptAt'>): Promise<void> {
  const record = { ...picture, keptAt: Date.now() };
  inMemory.set(record.id, record);
  await quietly(askPictures('readwrite', (pictures) => pictures.put(record)));
}

/** The owner's picture of that id; undefined when it is no longer stored. */
export async function findPicture(owner: string, id: string): Promise<Blob | undefined> {
  const record = inMemory.get(id) ?? (await quietly(findRecord(id)));
  return record?.owner === owner ? record.file : undefined;
}

/** Deletes pictures that nothing needs. */
export async function dropPictures(ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    inMemory.delete(id);
    await quietly(askPictures('readwrite', (pictures) => pictures.delete(id)));
  }
}

/** Deletes every picture, because its owner has left. */
export async function dropAllPictures(): Promise<void> {
  inMemory.clear();
  await quietly(askPictures('readwrite', (pictures) => pictures.clear()));
}

/** Deletes pictures of other users, and old ones of closed tabs. */
export async function dropForeignPictures(owner: string): Promise<void> {
  const records = (await quietly(listRecords())) ?? [];
  const oldest = Date.now() - FORGOTTEN_AFTER_MS;
  const foreign = [...inMemory.values(), ...records].filter(
    (record) => record.owner !== owner || record.keptAt < oldest,
  );
  await dropPictures(new Set(foreign.map(({ id }) => id)));
}

/** Ignores a failure: a browser that stores nothing only loses the pictures at a reload. */
function quietly<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined);
}
