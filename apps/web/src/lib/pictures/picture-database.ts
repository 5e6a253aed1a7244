import type { PictureRecord } from './picture-record.ts';

const DATABASE = 'toile';
const STORE = 'pictures';

/**
 * Runs one request on the browser's database of pictures. Rejects where the browser stores nothing.
 */
export async function askPictures<T>(
  mode: IDBTransactionMode,
  ask: (pictures: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const answer = await toPromise(ask(transaction.objectStore(STORE)));
    if (mode === 'readwrite') await committed(transaction);
    return answer;
  } finally {
    database.close();
  }
}

/** Every stored picture. */
export async function listRecords(): Promise<PictureRecord[]> {
  const all = await askPictures<unknown[]>('readonly', (pictures) => pictures.getAll());
  return all.filter(isRecord);
}

/** The picture of that id, if it is stored. */
export async function findRecord(id: string): Promise<PictureRecord | undefined> {
  const found = await askPictures<unknown>('readonly', (pictures) => pictures.get(id));
  return isRecord(found) ? found : undefined;
}

/** True for a record of this version of the product. */
function isRecord(value: unknown): value is PictureRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, owner, file, keptAt }: Partial<Record<string, unknown>> = { ...value };
  const isNamed = typeof id === 'string' && typeof owner === 'string';
  return isNamed && file instanceof Blob && typeof keptAt === 'number';
}

function openDatabase(): Promise<IDBDatabase> {
  if (!('indexedDB' in globalThis)) return Promise.reject(new Error('No database here'));
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return toPromise(request);
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database is full'));
  });
}
