import { copyFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Model } from './model.ts';

/**
 * Copies a model's file from a folder.
 * @throws when the folder has no file of that name and size
 */
export async function copyWeights({ id, bytes }: Model, from: URL, target: string): Promise<void> {
  const file = fileURLToPath(from);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`The model ${id} is missing: there is no file ${file}`);
  if (found.size !== bytes) {
    throw new Error(`The model ${id} has ${found.size} bytes, not ${bytes}: ${file}`);
  }
  await copyFile(file, target);
}
