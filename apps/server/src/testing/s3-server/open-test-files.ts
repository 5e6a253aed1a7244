import { openS3Files } from '../../adapters/files/s3/s3-files.ts';
import type { BucketAddress } from '../../platform/files-address.ts';
import { type S3Server, TEST_BUCKET } from './s3-server.ts';
import { TEST_KEY, TEST_REGION } from './signature-check.ts';

/** The address of the server's bucket. */
export const addressOf = ({ endpoint }: Pick<S3Server, 'endpoint'>): BucketAddress => ({
  kind: 's3',
  bucket: TEST_BUCKET,
  prefix: 'pictures/',
  region: TEST_REGION,
  endpoint,
  isPathStyle: true,
});

/** The settings that name the server's bucket. */
export const settingsFor = ({ endpoint }: Pick<S3Server, 'endpoint'>): Record<string, string> => ({
  FILES_URL: `s3://${TEST_BUCKET}/pictures?endpoint=${endpoint}&region=${TEST_REGION}`,
});

/** The file store in the server's bucket. */
export const openTestFiles = (server: Pick<S3Server, 'endpoint'>, isLinking = false) =>
  openS3Files({ address: addressOf(server), credentials: TEST_KEY, isLinking });
