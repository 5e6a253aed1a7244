import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A bucket of an S3-compatible store, and how it is reached. */
export type BucketAddress = {
  kind: 's3';
  bucket: string;
  /** Begin of all keys: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Address of the store; absent for Amazon's own. */
  endpoint?: string;
  /** Address of the store for browsers, where that is another one. */
  publicEndpoint?: string;
  /** True: the bucket stands in the path of addresses; false: in the host's name. */
  isPathStyle: boolean;
};

/** Place of a file store. */
export type FilesAddress = BucketAddress | { kind: 'folder'; path: string };

/** Region of stores that have none. */
const NO_REGION = 'us-east-1';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** An origin: a path below it would be lost. */
const originSchema = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
  .refine((text) => new URL(text).pathname === '/' && new URL(text).search === '')
  .transform((text) => new URL(text).origin);

const querySchema = z
  .strictObject({
    endpoint: originSchema.optional(),
    public: originSchema.optional(),
    region: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    style: z.enum(['path', 'host']).optional(),
  })
  .refine(({ endpoint, region }) => endpoint !== undefined || region !== undefined);

/** `s3://bucket/prefix?endpoint=…&region=…&public=…&style=…`; undefined for anything else. */
function parseBucket(text: string): BucketAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, username, password, hash, searchParams } = new URL(text);
  const isPlain = [username, password, hash].every((part) => part === '');
  if (protocol !== 's3:' || !isPlain || !BUCKET.test(host)) return undefined;
  const query = querySchema.safeParse(Object.fromEntries(searchParams));
  if (!query.success) return undefined;
  const { endpoint, public: publicEndpoint, region = NO_REGION, style } = query.data;
  const folder = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    bucket: host,
    prefix: folder === '' ? '' : `${folder}/`,
    region,
    endpoint,
    publicEndpoint,
    isPathStyle: style === undefined ? endpoint !== undefined : style === 'path',
  };
}

function parseFolder(text: string): FilesAddress | undefined {
  if (!text.includes('://')) return { kind: 'folder', path: resolve(text) };
  const isFile = URL.canParse(text) && /^file:\/\/\/[^?#]*$/.test(text);
  return isFile ? { kind: 'folder', path: fileURLToPath(text) } : undefined;
}

/** The address that a text names; undefined for none, and for one with a broken escape. */
function parseAddress(text: string): FilesAddress | undefined {
  try {
    return text.startsWith('s3:') ? parseBucket(text) : parseFolder(text);
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** A place of files as settings and commands name it: a folder, or a bucket as `s3://…`. */
export const filesAddressSchema = z.string().transform((text, context): FilesAddress => {
  const address = parseAddress(text);
  if (address !== undefined) return address;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Description of a valid address, to end the sentence "… wants". */
export const FILES_ADDRESS_WANTS =
  'a folder, or s3://bucket/prefix?region=… or ?endpoint=https://… without login';

/** The address for logs and doctors: it has no secret. */
export function nameOfPlace(address: FilesAddress): string {
  if (address.kind === 'folder') return address.path;
  const { bucket, prefix, endpoint, region } = address;
  return `s3://${bucket}/${prefix} at ${endpoint ?? `Amazon S3, ${region}`}`;
}
