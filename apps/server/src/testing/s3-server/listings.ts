import type { MemoryBucket } from './buckets.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

/** An element of XML; its content is XML already. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

/** An element with text in it. */
export const textElement = (name: string, text: string): string => element(name, escape(text));

/** The answer to ListObjectsV2: one page, in the order of keys. */
export function listObjects(
  bucket: MemoryBucket,
  query: URLSearchParams,
  pageSize: number,
): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...bucket.objects.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted();
  const page = keys.slice(0, pageSize);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const { content, tag, modifiedAt } = bucket.get(key);
    const parts = [
      textElement('Key', key),
      textElement('Size', String(content.length)),
      textElement('ETag', tag),
      textElement('LastModified', modifiedAt.toISOString()),
    ];
    return element('Contents', parts.join(''));
  });
  const next = isTruncated ? textElement('NextContinuationToken', page.at(-1) ?? '') : '';
  const head = `${textElement('IsTruncated', String(isTruncated))}${next}`;
  return element('ListBucketResult', head + contents.join(''));
}

/** The answer to ListMultipartUploads: one page, in the order of keys and ids. */
export function listUploads(
  bucket: MemoryBucket,
  query: URLSearchParams,
  pageSize: number,
): string {
  const prefix = query.get('prefix') ?? '';
  const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`;
  const found = [...bucket.uploads]
    .map(([id, upload]) => ({ id, ...upload, place: `${upload.key} ${id}` }))
    .filter(({ key, place }) => key.startsWith(prefix) && place > after)
    .toSorted((one, other) => (one.place < other.place ? -1 : 1));
  const page = found.slice(0, pageSize);
  const uploads = page.map(({ id, key, startedAt }) => {
    const parts = [
      textElement('Key', key),
      textElement('UploadId', id),
      textElement('Initiated', startedAt.toISOString()),
    ];
    return element('Upload', parts.join(''));
  });
  const isTruncated = found.length > page.length;
  const { key = '', id = '' } = page.at(-1) ?? {};
  const next = textElement('NextKeyMarker', key) + textElement('NextUploadIdMarker', id);
  const head = `${textElement('IsTruncated', String(isTruncated))}${isTruncated ? next : ''}`;
  return element('ListMultipartUploadsResult', head + uploads.join(''));
}
