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

/** The environment variables of the server's key. */
export const environmentKey = {
  AWS_ACCESS_KEY_ID: TEST_KEY.accessKeyId,
  AWS_SECRET_ACCESS_KEY: TEST_KEY.secretAccessKey,
};

/** The settings that name the server's bucket. */
export const settingsFor = ({ endpoint }: Pick<S3Server, 'endpoint'>): Record<string, string> => ({
  FILES_URL: `s3://${TEST_BUCKET}/pictures?endpoint=${endpoint}&region=${TEST_REGION}`,
});

/** The file store in the server's bucket. */
export const openTestFiles = (server: Pick<S3Server, 'endpoint'>, isLinking = false) =>
  openS3Files({ address: addressOf(server), credentials: TEST_KEY, isLinking });

/** Gives the process the server's key, as an operator does; the returned function takes it away. */
export function holdTestKey(): () => void {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  Object.assign(process.env, environmentKey);
  return () => {
    delete process.env.AWS_ACCESS_KEY_ID;
    delete process.env.AWS_SECRET_ACCESS_KEY;
    if (AWS_ACCESS_KEY_ID !== undefined) Object.assign(process.env, { AWS_ACCESS_KEY_ID });
    if (AWS_SECRET_ACCESS_KEY !== undefined) Object.assign(process.env, { AWS_SECRET_ACCESS_KEY });
  };
}
