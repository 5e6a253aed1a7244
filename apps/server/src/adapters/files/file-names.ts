import { createHash } from 'node:crypto';
import { inSlices } from '../../platform/in-slices.ts';

const SHA256 = /^[0-9a-f]{64}$/;
const VARIANT = /^[a-z0-9]+(\.[a-z0-9]+)*$/;

/** True for the name of an original; variants and unfinished files have others. */
export const isOriginalName = (name: string): boolean => SHA256.test(name);

/** Hashes in slices, because a stored photo may have 80 MB. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for await (const slice of inSlices(bytes)) hash.update(slice);
  return hash.digest('hex');
}

/**
 * The path of a file below the root of its store, with a folder by the first two letters: a folder
 * of all files would be long.
 * @throws TypeError for a key or variant that could leave that folder
 */
export function pathInStore(sha256: string, variant?: string): string {
  if (!SHA256.test(sha256)) throw new TypeError('A file key is a SHA-256 in lower-case hex');
  const folder = sha256.slice(0, 2);
  if (variant === undefined) return `${folder}/${sha256}`;
  if (!VARIANT.test(variant)) throw new TypeError('A variant is letters, digits and dots');
  return `${folder}/${sha256}.${variant}`;
}
