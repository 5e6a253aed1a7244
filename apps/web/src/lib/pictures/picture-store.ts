import { askPictures, findRecord, listRecords } from './picture-database.ts';
import type { PictureRecord } from './picture-record.ts';

/** Left behind by a tab that was closed: nothing leads to it any more. */
const FORGOTTEN_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** This page's own pictures: all there is where the browser keeps nothing over a reload. */
const inMemory = new Map<string, PictureRecord>();

/** Keeps a picture over a reload, where the browser lets us. */
export async function keepPicture(picture: Omit<PictureRecord, 'keptAt'>): Promise<void> {
  const record = { ...picture, keptAt: Date.now() };
  inMemory.set(record.id, record);
  await quietly(askPictures('readwrite', (pictures) => pictures.put(record)));
}

/** The owner's picture of that id; undefined when it is no longer kept. */
export async function findPicture(owner: string, id: string): Promise<Blob | undefined> {
  const record = inMemory.get(id) ?? (await quietly(findRecord(id)));
  return record?.owner === owner ? record.file : undefined;
}

/** Forgets pictures that nothing needs. */
export async function dropPictures(ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    inMemory.delete(id);
    await quietly(askPictures('readwrite', (pictures) => pictures.delete(id)));
  }
}

/** Forgets every picture: its owner has left. */
export async function dropAllPictures(): Promise<void> {
  inMemory.clear();
  await quietly(askPictures('readwrite', (pictures) => pictures.clear()));
}

/** Forgets what others brought, and what was left behind. */
export async function dropForeignPictures(owner: string): Promise<void> {
  const records = (await quietly(listRecords())) ?? [];
  const oldest = Date.now() - FORGOTTEN_AFTER_MS;
  const foreign = [...inMemory.values(), ...records].filter(
    (record) => record.owner !== owner || record.keptAt < oldest,
  );
  await dropPictures(new Set(foreign.map(({ id }) => id)));
}

/** A browser that keeps nothing costs the reload, nothing else. */
function quietly<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined);
}
