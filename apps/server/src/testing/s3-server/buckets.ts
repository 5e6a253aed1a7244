import { createHash, randomUUID } from 'node:crypto';
import { S3Refusal } from './s3-refusal.ts';

export type StoredObject = { content: Buffer; tag: string; modifiedAt: Date };

type PartedUpload = { key: string; startedAt: Date; parts: Map<number, Buffer> };

/** Smallest part of an upload but the last one, in bytes. */
const SMALLEST_PART = 5 * 1024 * 1024;

const tagOf = (content: Uint8Array) => `"${createHash('md5').update(content).digest('hex')}"`;

/** The content of one bucket, in memory. */
export function createBucket() {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, PartedUpload>();

  function getUpload(id: string): PartedUpload {
    const upload = uploads.get(id);
    if (!upload) throw new S3Refusal(404, 'NoSuchUpload');
    return upload;
  }

  function put(key: string, content: Buffer, isNew: boolean): StoredObject {
    if (isNew && objects.has(key)) throw new S3Refusal(412, 'PreconditionFailed');
    const stored = { content, tag: tagOf(content), modifiedAt: new Date() };
    objects.set(key, stored);
    return stored;
  }

  return {
    objects,
    uploads,
    put,

    get(key: string): StoredObject {
      const found = objects.get(key);
      if (!found) throw new S3Refusal(404, 'NoSuchKey');
      return found;
    },

    begin(key: string): string {
      const id = randomUUID();
      uploads.set(id, { key, startedAt: new Date(), parts: new Map() });
      return id;
    },

    addPart(id: string, number: number, content: Buffer): string {
      getUpload(id).parts.set(number, content);
      return tagOf(content);
    },

    complete(id: string, numbers: readonly number[], isNew: boolean): StoredObject {
      const { key, parts } = getUpload(id);
      const contents = numbers.map((number) => parts.get(number));
      const isWhole = contents.every((part) => part !== undefined);
      if (!isWhole) throw new S3Refusal(400, 'InvalidPart');
      if (contents.slice(0, -1).some(({ length }) => length < SMALLEST_PART)) {
        throw new S3Refusal(400, 'EntityTooSmall');
      }
      const stored = put(key, Buffer.concat(contents), isNew);
      uploads.delete(id);
      return stored;
    },

    abort(id: string): void {
      getUpload(id);
      uploads.delete(id);
    },
  };
}

export type MemoryBucket = ReturnType<typeof createBucket>;
