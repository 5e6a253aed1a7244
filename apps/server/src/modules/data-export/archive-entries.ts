import type { KeptPictureRow } from './kept-pictures.repository.ts';

/** A picture and its name in the archive, without the extension. */
export type PictureEntry = Pick<KeptPictureRow, 'imageId' | 'sha256' | 'hasSvg'> & { name: string };

export type ArchiveEntries = {
  /** Pictures to write, each file once. */
  pictures: PictureEntry[];
  /** Names by image, including images that share another's file. */
  names: ReadonlyMap<string, string>;
  /** Outputs, the newest first. */
  outputIds: string[];
};

/** Names pictures by date and id: outputs in one folder, input pictures in another. */
export function toArchiveEntries(rows: readonly KeptPictureRow[]): ArchiveEntries {
  const pictures: PictureEntry[] = [];
  const names = new Map<string, string>();
  const namesByFile = new Map<string, string>();

  function addOnce({ imageId, sha256, hasSvg }: KeptPictureRow, name: string): void {
    if (names.has(imageId)) return;
    names.set(imageId, name);
    if (!namesByFile.has(sha256)) namesByFile.set(sha256, name);
    pictures.push({ imageId, sha256, hasSvg, name });
  }

  for (const row of rows) {
    if (row.outputId !== null) addOnce(row, `pictures/${row.day}-${row.outputId}`);
  }
  for (const row of rows.filter(({ outputId }) => outputId === null)) {
    const name = namesByFile.get(row.sha256);
    if (name === undefined) addOnce(row, `inputs/${row.day}-${row.imageId}`);
    else names.set(row.imageId, name);
  }
  const outputIds = rows.flatMap(({ outputId }) => outputId ?? []);
  return { pictures, names, outputIds };
}
