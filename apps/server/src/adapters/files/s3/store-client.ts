import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { BucketAddress } from '../../../platform/files-address.ts';

const CONNECT_MS = 2000;
const TRIES = 4;
/**
 * Connections at a time. Whoever reads slowly holds one: the kit's own 50 would be held by as many
 * slow readers, and all others would wait.
 */
const CONNECTIONS = 512;

/**
 * Longest waits in milliseconds, over all tries. What is looked up within a transaction must be over
 * before the database ends that (5 s).
 */
export const LIMITS = { lookUp: 4000, open: 8000, write: 60_000, list: 20_000 };

/** Longest wait for the answer to one try, in milliseconds, without the time of the bytes themselves. */
export const ANSWER_MS = 3000;

export type StoreCredentials = S3ClientConfig['credentials'];

/** A client, and the bucket that it works on. */
export type BucketClient = { client: S3Client; Bucket: string };

export function createClient(address: BucketAddress, credentials?: StoreCredentials): S3Client {
  return new S3Client({
    region: address.region,
    endpoint: address.endpoint,
    forcePathStyle: address.isPathStyle,
    maxAttempts: TRIES,
    // Stores that are not Amazon's do not know newer checksums; a body's SHA-256 is signed anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      // A slow reader keeps its connection: silence is measured by who reads.
      socketTimeout: 0,
      throwOnRequestTimeout: true,
    },
    ...(credentials && { credentials }),
  });
}
