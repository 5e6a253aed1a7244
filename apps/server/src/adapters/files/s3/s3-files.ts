import { basename } from 'node:path/posix';
import type { BucketAddress } from '../../../platform/files-address.ts';
import { hashOf, isOriginalName, pathInStore } from '../file-names.ts';
import type { ByteRange, FileLinks, FileStore, OpenedFile, StoredFile } from '../files-port.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { createObjectWriter } from './object-writer.ts';
import { readResumed } from './resumed-read.ts';
import type { StoreCredentials } from './store-client.ts';
import { toFilesError } from './store-faults.ts';
import { createWriteCheck } from './write-check.ts';

const LINK_SECONDS = 300;
/** Age at which an upload in parts that was not ended is that of a dead process. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

type S3FilesOptions = {
  address: BucketAddress;
  credentials?: StoreCredentials;
  /** True: browsers fetch from the store itself. */
  isLinking?: boolean;
};

async function openObject(
  bucket: Bucket,
  key: string,
  range: ByteRange = { start: 0 },
): Promise<OpenedFile | undefined> {
  const isWhole = range.start === 0 && range.end === undefined;
  const opened = await bucket.get(key, isWhole ? {} : { range });
  if (opened === undefined) return undefined;
  const { body, bytes, tag } = opened;

  async function reopen(at: number) {
    const rest = { start: range.start + at, end: range.end };
    const again = await bucket.get(key, { range: rest, tag });
    if (again === undefined) throw new Error('The file was removed while it was read');
    return again.body;
  }

  return { bytes, stream: readResumed({ first: body, bytes, reopen }) };
}

/** Signed addresses of files, and their origin. */
async function createLinks(
  bucket: Bucket,
  { keyOf, has }: { keyOf: (sha256: string, variant?: string) => string } & Pick<FileStore, 'has'>,
): Promise<FileLinks> {
  const looks = { mediaType: 'image/png', disposition: 'inline', seconds: LINK_SECONDS };
  const signed = await bucket.sign('origin', looks).catch((error: unknown) => {
    throw toFilesError(error);
  });
  const { origin } = new URL(signed);
  return {
    origin,
    find: async (sha256, { variant, ...as }) => {
      if (!(await has(sha256, variant))) return undefined;
      return bucket.sign(keyOf(sha256, variant), { ...as, seconds: LINK_SECONDS });
    },
  };
}

/**
 * A file store in a bucket: `<prefix>ab/<sha256>`, variants as `<prefix>ab/<sha256>.<variant>`. It
 * sends no request before it is used, so that a product starts while its store is away.
 */
export async function openS3Files(options: S3FilesOptions): Promise<FileStore> {
  const { address, credentials, isLinking = false } = options;
  const { prefix } = address;
  const bucket = openBucket(address, credentials);
  const write = createObjectWriter(bucket);
  const keyOf = (sha256: string, variant?: string) => `${prefix}${pathInStore(sha256, variant)}`;

  async function has(sha256: string, variant?: string): Promise<boolean> {
    return (await bucket.findLength(keyOf(sha256, variant))) !== undefined;
  }

  async function put(bytes: Uint8Array): Promise<StoredFile> {
    const sha256 = await hashOf(bytes);
    await write(keyOf(sha256), bytes);
    return { sha256, bytes: bytes.length };
  }

  async function putVariant(sha256: string, variant: string, bytes: Uint8Array): Promise<void> {
    const key = keyOf(sha256, variant);
    await bucket.put({ key, bytes }, false).catch((error: unknown) => {
      throw toFilesError(error);
    });
    if (!(await has(sha256))) await bucket.remove(key);
  }

  async function remove(sha256: string): Promise<void> {
    const key = keyOf(sha256);
    // The original first: a variant that is being written looks for it and gives up.
    await bucket.remove(key);
    for await (const variant of bucket.list(`${key}.`)) await bucket.remove(variant.key);
  }

  /** Other programs may keep other things in the bucket, below the same prefix too. */
  function isOwn(key: string): boolean {
    const sha256 = basename(key);
    return isOriginalName(sha256) && key === keyOf(sha256);
  }

  async function* list(): AsyncGenerator<{ sha256: string; modifiedAt: Date }> {
    const before = new Date(Date.now() - ABANDONED_AFTER_MS);
    await bucket.abortUploads({ prefix, isOwn, before });
    for await (const { key, modifiedAt } of bucket.list(prefix)) {
      if (isOwn(key)) yield { sha256: basename(key), modifiedAt };
    }
  }

  return {
    put,
    has,
    open: async (sha256, variant, range) => openObject(bucket, keyOf(sha256, variant), range),
    putVariant,
    remove,
    list,
    check: createWriteCheck((bytes) => bucket.put({ key: `${prefix}check`, bytes }, false)),
    ...(isLinking && { links: await createLinks(bucket, { keyOf, has }) }),
    close: bucket.close,
  };
}
