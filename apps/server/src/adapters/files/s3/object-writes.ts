import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ANSWER_MS, type BucketClient, LIMITS } from './store-client.ts';
import { isAbsence, toFilesError } from './store-faults.ts';
import { withinTime } from './time-limit.ts';

/** Size of a part of a large file, in bytes; stores want 5 MB at least. */
const PART_BYTES = 8 * 1024 * 1024;
/** Slowest line to a store that is reckoned with. */
const SLOWEST_BYTES_PER_MS = 1000;

/** An object to be written. */
export type ObjectContent = { key: string; bytes: Uint8Array };

/** Writes an object whole; a new one only where none is there. Errors come as the store's. */
export async function putObject(
  { client, Bucket }: BucketClient,
  { key: Key, bytes: Body }: ObjectContent,
  isNew: boolean,
): Promise<void> {
  const requestTimeout = ANSWER_MS + Body.length / SLOWEST_BYTES_PER_MS;
  const condition = isNew ? { IfNoneMatch: '*' } : {};
  const command = new PutObjectCommand({ Bucket, Key, Body, ...condition });
  await withinTime(LIMITS.write, (abortSignal) =>
    client.send(command, { abortSignal, requestTimeout }),
  );
}

/**
 * Writes an object in parts; a new one only where none is there. Errors come as the store's; a
 * failed upload takes its parts away.
 */
export async function putObjectInParts(
  { client, Bucket }: BucketClient,
  { key: Key, bytes: Body }: ObjectContent,
  isNew: boolean,
): Promise<void> {
  const limitMs = LIMITS.write + Body.length / SLOWEST_BYTES_PER_MS;
  await withinTime(limitMs, (signal) => {
    const condition = isNew ? { IfNoneMatch: '*' } : {};
    const params = { Bucket, Key, Body, ...condition };
    const upload = new Upload({ client, params, partSize: PART_BYTES });
    signal.addEventListener('abort', () => void upload.abort(), { once: true });
    return upload.done();
  });
}

/** Removes an object; an absent one is no error. */
export async function removeObject({ client, Bucket }: BucketClient, Key: string): Promise<void> {
  try {
    await withinTime(LIMITS.lookUp, (abortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
    );
  } catch (error) {
    if (!isAbsence(error)) throw toFilesError(error);
  }
}

/** Uploads in parts whose keys begin so and which were not ended, page by page. */
async function* listUploads(
  { client, Bucket }: BucketClient,
  Prefix: string,
): AsyncGenerator<MultipartUpload> {
  let after: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> = {};
  for (;;) {
    const command = new ListMultipartUploadsCommand({ Bucket, Prefix, ...after });
    const page: ListMultipartUploadsCommandOutput = await withinTime(LIMITS.list, (abortSignal) =>
      client.send(command, { abortSignal }),
    );
    yield* page.Uploads ?? [];
    if (!page.IsTruncated) return;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

/** The uploads to be taken away. */
export type UploadFilter = { prefix: string; isOwn: (key: string) => boolean; before: Date };

/**
 * Takes away the parts of own uploads that began before a time and were not ended. Those of other
 * programs in the bucket stay.
 */
export async function abortUploads(
  own: BucketClient,
  { prefix, isOwn, before }: UploadFilter,
): Promise<void> {
  const { client, Bucket } = own;
  try {
    for await (const { Key, UploadId, Initiated } of listUploads(own, prefix)) {
      if (Key === undefined || !isOwn(Key) || !Initiated || Initiated >= before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    }
  } catch (error) {
    if (!isAbsence(error)) throw toFilesError(error);
  }
}
