import type { FileStore } from './files-port.ts';

/** Originals of both stores, each once. */
async function* listBoth(main: FileStore, also: FileStore): ReturnType<FileStore['list']> {
  yield* main.list();
  for await (const file of also.list()) if (!(await main.has(file.sha256))) yield file;
}

/**
 * Two stores as one, while files move from one to the other: new files go to the main one, files
 * are looked for there first, and removed from both. A variant is kept beside its original.
 */
export function openTwoStores(main: FileStore, also: FileStore): FileStore {
  return {
    put: main.put,
    has: async (sha256, variant) =>
      (await main.has(sha256, variant)) || (await also.has(sha256, variant)),
    open: async (sha256, variant, range) =>
      (await main.open(sha256, variant, range)) ?? also.open(sha256, variant, range),
    putVariant: async (sha256, variant, bytes) => {
      const store = (await main.has(sha256)) ? main : also;
      await store.putVariant(sha256, variant, bytes);
    },
    remove: async (sha256) => {
      await main.remove(sha256);
      await also.remove(sha256);
    },
    list: () => listBoth(main, also),
    check: main.check,
    ...(main.links && { links: main.links }),
    close: () => {
      main.close();
      also.close();
    },
  };
}
