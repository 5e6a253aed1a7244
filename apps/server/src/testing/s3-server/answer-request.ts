import type { MemoryBucket, StoredObject } from './buckets.ts';
import { element, listObjects, listUploads, textElement } from './listings.ts';
import { S3Refusal } from './s3-refusal.ts';
import type { SignedRequest } from './signature-check.ts';

export type S3Answer = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/** A request for a bucket, or for one of its objects. */
export type BucketRequest = SignedRequest & {
  bucket: MemoryBucket;
  key: string;
  pageSize: number;
  /** False: a write with a condition is refused. */
  knowsConditions: boolean;
};

const xml = (body: string): S3Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

/** Headers of answers that an address may set. */
const LOOKS = ['content-type', 'content-disposition', 'cache-control'] as const;

function looksOf(query: URLSearchParams): Record<string, string> {
  const given = LOOKS.map((name) => [name, query.get(`response-${name}`)] as const);
  const set = given.filter((pair): pair is [(typeof LOOKS)[number], string] => pair[1] !== null);
  return { 'content-type': 'application/octet-stream', ...Object.fromEntries(set) };
}

function readObject({ bucket, key, url, headers }: BucketRequest): S3Answer {
  const { content, tag, modifiedAt }: StoredObject = bucket.get(key);
  const { range, 'if-match': wantedTag = tag } = headers;
  if (wantedTag !== tag) throw new S3Refusal(412, 'PreconditionFailed');
  const common = {
    ...looksOf(url.searchParams),
    etag: tag,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (range === undefined) return { status: 200, headers: common, body: content };
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const start = Number(first);
  const end = last === '' ? content.length - 1 : Math.min(Number(last), content.length - 1);
  if (first === '' || start > end) throw new S3Refusal(416, 'InvalidRange');
  return {
    status: 206,
    headers: { ...common, 'content-range': `bytes ${start}-${end}/${content.length}` },
    body: content.subarray(start, end + 1),
  };
}

function isNewOnly({ headers, knowsConditions }: BucketRequest): boolean {
  const isConditional = headers['if-none-match'] === '*';
  if (isConditional && !knowsConditions) throw new S3Refusal(501, 'NotImplemented');
  return isConditional;
}

function writeObject(request: BucketRequest): S3Answer {
  const { bucket, key, url, body } = request;
  const content = Buffer.from(body);
  const uploadId = url.searchParams.get('uploadId');
  if (uploadId !== null) {
    const number = Number(url.searchParams.get('partNumber'));
    return { status: 200, headers: { etag: bucket.addPart(uploadId, number, content) } };
  }
  const { tag } = bucket.put(key, content, isNewOnly(request));
  return { status: 200, headers: { etag: tag } };
}

function postObject(request: BucketRequest): S3Answer {
  const { bucket, key, url, body } = request;
  if (url.searchParams.has('uploads')) {
    const id = bucket.begin(key);
    return xml(element('InitiateMultipartUploadResult', textElement('UploadId', id)));
  }
  const text = Buffer.from(body).toString();
  const numbers = [...text.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((one) =>
    Number(one[1]),
  );
  const id = url.searchParams.get('uploadId') ?? '';
  const { tag } = bucket.complete(id, numbers, isNewOnly(request));
  return xml(element('CompleteMultipartUploadResult', textElement('ETag', tag)));
}

function removeObject({ bucket, key, url }: BucketRequest): S3Answer {
  const uploadId = url.searchParams.get('uploadId');
  if (uploadId === null) bucket.objects.delete(key);
  else bucket.abort(uploadId);
  return { status: 204 };
}

function answerForBucket({ method, bucket, url, pageSize }: BucketRequest): S3Answer {
  if (method !== 'GET') throw new S3Refusal(501, 'NotImplemented');
  if (url.searchParams.has('uploads')) return xml(listUploads(bucket, url.searchParams, pageSize));
  if (url.searchParams.get('list-type') !== '2') throw new S3Refusal(501, 'NotImplemented');
  return xml(listObjects(bucket, url.searchParams, pageSize));
}

const ANSWERS: Readonly<Record<string, (request: BucketRequest) => S3Answer>> = {
  GET: readObject,
  HEAD: readObject,
  PUT: writeObject,
  POST: postObject,
  DELETE: removeObject,
};

/** The answer to a request whose signature is right. Throws S3Refusal. */
export function answerRequest(request: BucketRequest): S3Answer {
  if (request.key === '') return answerForBucket(request);
  const answer = ANSWERS[request.method];
  if (!answer) throw new S3Refusal(405, 'MethodNotAllowed');
  return answer(request);
}
