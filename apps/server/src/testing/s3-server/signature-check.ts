import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { S3Refusal } from './s3-refusal.ts';

/** The one key, and the region, that the server knows. */
export const TEST_KEY = { accessKeyId: 'TOILETESTKEY', secretAccessKey: 'a secret of tests alone' };
export const TEST_REGION = 'test-region-1';

/** Largest difference between the clocks of both sides. */
const SKEW_MS = 15 * 60 * 1000;

const beginHash = (secret: string | Uint8Array | undefined) =>
  secret === undefined ? createHash('sha256') : createHmac('sha256', secret);

/** SHA-256, plain or keyed, in the shape that the signer wants. */
class Sha256 {
  private readonly secret: string | Uint8Array | undefined;
  private hash: ReturnType<typeof beginHash>;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.secret = typeof secret === 'string' || secret === undefined ? secret : toBytes(secret);
    this.hash = beginHash(this.secret);
  }

  update(data: string | Uint8Array): void {
    this.hash.update(data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.hash.digest());
  }

  reset(): void {
    this.hash = beginHash(this.secret);
  }
}

const toBytes = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

const signer = new SignatureV4({
  service: 's3',
  region: TEST_REGION,
  credentials: TEST_KEY,
  sha256: Sha256,
  uriEscapePath: false,
  applyChecksum: true,
});

export type SignedRequest = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
};

function readDate(text: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  if (second === undefined) throw new S3Refusal(403, 'AccessDenied');
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function checkCredential(credential: string): void {
  const [key, , region, service] = credential.split('/');
  if (key !== TEST_KEY.accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId');
  if (region !== TEST_REGION || service !== 's3') {
    throw new S3Refusal(400, 'AuthorizationHeaderMalformed');
  }
}

/** The request without its signature, as it was before it was signed. */
function unsigned({ method, url, headers }: SignedRequest, signedNames: readonly string[]) {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (!name.toLowerCase().startsWith('x-amz-')) query[name] = value;
  }
  const kept = signedNames.map((name) => [name, String(headers[name] ?? '')] as const);
  return {
    method,
    protocol: 'http:',
    hostname: url.hostname,
    path: url.pathname,
    query,
    headers: Object.fromEntries(kept),
  };
}

async function checkHeader(request: SignedRequest, authorization: string): Promise<void> {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  checkCredential(credential);
  const date = readDate(String(request.headers['x-amz-date']));
  if (Math.abs(Date.now() - date.getTime()) > SKEW_MS) {
    throw new S3Refusal(403, 'RequestTimeTooSkewed');
  }
  const signed = await signer.sign(unsigned(request, names.split(';')), { signingDate: date });
  if (!signed.headers.authorization?.endsWith(`Signature=${signature}`)) {
    throw new S3Refusal(403, 'SignatureDoesNotMatch');
  }
  checkBody(request);
}

/** The hash of the body is one of the signed headers. */
function checkBody({ headers, body }: SignedRequest): void {
  const told = headers['x-amz-content-sha256'];
  const found = createHash('sha256').update(body).digest('hex');
  if (told !== found) throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
}

async function checkAddress(request: SignedRequest): Promise<void> {
  const { searchParams } = request.url;
  checkCredential(searchParams.get('X-Amz-Credential') ?? '');
  const date = readDate(searchParams.get('X-Amz-Date') ?? '');
  const seconds = Number(searchParams.get('X-Amz-Expires'));
  if (Date.now() > date.getTime() + seconds * 1000) throw new S3Refusal(403, 'AccessDenied');
  const names = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  const plain = unsigned(request, names);
  // A browser knows no hash of a body: the address says so, and that is signed too.
  const headers = { ...plain.headers, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' };
  const signed = await signer.presign(
    { ...plain, headers },
    { signingDate: date, expiresIn: seconds },
  );
  if (signed.query?.['X-Amz-Signature'] !== searchParams.get('X-Amz-Signature')) {
    throw new S3Refusal(403, 'SignatureDoesNotMatch');
  }
}

/** Checks a request's signature (AWS Signature Version 4), of a header or of an address. */
export async function checkSignature(request: SignedRequest): Promise<void> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return checkHeader(request, authorization);
  if (request.url.searchParams.has('X-Amz-Signature')) return checkAddress(request);
  throw new S3Refusal(403, 'AccessDenied');
}
