import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { ByteRange } from '../files-port.ts';
import { ANSWER_MS, type BucketClient, LIMITS } from './store-client.ts';
import { isAbsence, toFilesError } from './store-faults.ts';
import { withinTime } from './time-limit.ts';

/** An object of a listing. */
export type ListedObject = { key: string; bytes: number; modifiedAt: Date };

/** The length of an object in bytes; undefined where it is not there. */
export async function findLength(
  { client, Bucket }: BucketClient,
  Key: string,
): Promise<number | undefined> {
  try {
    const head = await withinTime(LIMITS.lookUp, (abortSignal) =>
      client.send(new HeadObjectCommand({ Bucket, Key }), {
        abortSignal,
        requestTimeout: ANSWER_MS / 2,
      }),
    );
    return head.ContentLength;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw toFilesError(error);
  }
}

/** An object, or a part of it, opened for reading; with a tag only as the content that has it. */
export async function openObject(
  { client, Bucket }: BucketClient,
  Key: string,
  { range, tag }: { range?: ByteRange; tag?: string } = {},
) {
  const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
  try {
    const answer = await withinTime(LIMITS.open, (abortSignal) =>
      client.send(new GetObjectCommand({ Bucket, Key, Range, IfMatch: tag }), {
        abortSignal,
        requestTimeout: ANSWER_MS,
      }),
    );
    const { Body, ContentLength = 0, ETag } = answer;
    if (!(Body instanceof Readable)) throw new TypeError('The store answered without a body');
    return { body: Body, bytes: ContentLength, tag: ETag };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw toFilesError(error);
  }
}

/** All objects whose keys begin so, page by page. */
export async function* listObjects(
  { client, Bucket }: BucketClient,
  Prefix: string,
): AsyncGenerator<ListedObject> {
  let ContinuationToken: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
    const page = await withinTime(LIMITS.list, (abortSignal) =>
      client.send(command, { abortSignal }),
    ).catch((error: unknown) => {
      throw toFilesError(error);
    });
    for (const { Key: key, Size: bytes = 0, LastModified: modifiedAt } of page.Contents ?? []) {
      if (key !== undefined && modifiedAt) yield { key, bytes, modifiedAt };
    }
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken !== undefined);
}
