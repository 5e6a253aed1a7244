import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketAddress } from '../../../platform/files-address.ts';
import { findLength, listObjects, openObject } from './object-reads.ts';
import {
  abortUploads,
  type ObjectContent,
  putObject,
  putObjectInParts,
  removeObject,
  type UploadFilter,
} from './object-writes.ts';
import { createClient, type StoreCredentials } from './store-client.ts';

type LinkLooks = { mediaType: string; disposition: string; seconds: number };

export type Bucket = ReturnType<typeof openBucket>;

/**
 * One bucket of an S3-compatible store: what the product asks of it, with time limits, tries, and
 * the errors of the files port. No request is sent before the first call.
 */
export function openBucket(address: BucketAddress, credentials?: StoreCredentials) {
  const Bucket = address.bucket;
  const client = createClient(address, credentials);
  const browsers = { ...address, endpoint: address.publicEndpoint ?? address.endpoint };
  const signing = createClient(browsers, credentials);
  const own = { client, Bucket };

  /** A signed address for browsers; made here, without a request. */
  function sign(Key: string, { mediaType, disposition, seconds }: LinkLooks): Promise<string> {
    const command = new GetObjectCommand({
      Bucket,
      Key,
      ResponseContentType: mediaType,
      ResponseContentDisposition: disposition,
      // A log-out clears what the browser keeps of our own addresses alone.
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(signing, command, { expiresIn: seconds });
  }

  return {
    findLength: (key: string) => findLength(own, key),
    get: (key: string, how: Parameters<typeof openObject>[2]) => openObject(own, key, how),
    list: (prefix: string) => listObjects(own, prefix),
    put: (object: ObjectContent, isNew: boolean) => putObject(own, object, isNew),
    putInParts: (object: ObjectContent, isNew: boolean) => putObjectInParts(own, object, isNew),
    remove: (key: string) => removeObject(own, key),
    abortUploads: (uploads: UploadFilter) => abortUploads(own, uploads),
    sign,
    close: () => {
      client.destroy();
      signing.destroy();
    },
  };
}
