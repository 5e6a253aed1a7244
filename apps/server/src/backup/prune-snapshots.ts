import { openLocalFiles } from '../adapters/files/local-files.ts';
import { filesOf, listSnapshots, removeSnapshot } from './backup-folder.ts';
import { listWanted } from './take-snapshot.ts';

/** Removes all snapshots but the newest, and the files that these do not name; in a locked folder. */
export async function pruneSnapshots(root: string, keep: number): Promise<void> {
  const all = await listSnapshots(root);
  const kept = all.slice(-keep);
  for (const snapshot of all.slice(0, -keep)) await removeSnapshot(snapshot);
  const named = new Set<string>();
  for (const { folder, manifest } of kept) {
    for await (const { sha256 } of listWanted(folder, manifest.files.part)) named.add(sha256);
  }
  const files = await openLocalFiles(filesOf(root));
  for await (const { sha256 } of files.list()) {
    if (!named.has(sha256)) await files.remove(sha256);
  }
}
