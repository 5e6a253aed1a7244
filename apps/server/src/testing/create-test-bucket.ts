import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { createClient } from '../adapters/files/s3/store-client.ts';
import type { BucketAddress } from '../platform/files-address.ts';

const THERE_ALREADY = new Set(['BucketAlreadyOwnedByYou', 'BucketAlreadyExists']);

/** Makes a bucket for tests unless it is there. */
export async function createTestBucket(address: BucketAddress): Promise<void> {
  const client = createClient(address);
  try {
    await client.send(new CreateBucketCommand({ Bucket: address.bucket }));
  } catch (error) {
    if (!(error instanceof Error) || !THERE_ALREADY.has(error.name)) throw error;
  } finally {
    client.destroy();
  }
}
