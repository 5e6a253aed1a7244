import type { ThumbnailWidth } from '@toile/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from '../../platform/byte-range.ts';
import { isRedirectable } from '../../platform/redirectable.ts';
import type { Image } from './images.repository.ts';
import type { ImagesService } from './images.service.ts';

/**
 * Cache policy: a browser keeps the picture, but asks before it shows it; the answer, which checks
 * the owner, is short.
 */
const CACHE_CONTROL = 'private, no-cache';

/** A picture that the caller may see, and how it is wanted. */
type WantedPicture = {
  image: Image;
  width?: ThumbnailWidth | undefined;
  isDownload?: boolean;
  /** True: the API sends it itself, so that no address of the file store outlives the permission. */
  staysHere?: boolean;
};

/** Answers with a picture's file or thumbnail, whole, in part, or not at all where it is known. */
export async function answerPicture(
  images: Pick<ImagesService, 'findLink' | 'open'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { image, width, isDownload = false, staysHere = false }: WantedPicture,
): Promise<FastifyReply> {
  const tag = entityTag(image, width);
  if (isFresh(request.headers['if-none-match'], tag)) {
    return reply.code(304).headers({ etag: tag, 'cache-control': CACHE_CONTROL }).send();
  }
  const mediaType = width ? 'image/webp' : image.mediaType;
  const disposition = isDownload
    ? `attachment; filename=result.${width ? 'webp' : 'png'}`
    : 'inline';
  const link =
    !staysHere &&
    isRedirectable(request) &&
    (await images.findLink(image, { width, mediaType, disposition }));
  if (link) return reply.header('cache-control', 'no-store').redirect(link, 302);
  const range = width ? undefined : findRange(request, { tag, bytes: image.bytes });
  const file = await images.open(image, width, range);
  if (!width) reply.header('accept-ranges', 'bytes');
  if (range) reply.code(206).header('content-range', contentRange(range, image));
  return reply
    .headers({
      etag: tag,
      'cache-control': CACHE_CONTROL,
      'content-type': mediaType,
      'content-length': file.bytes,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
    })
    .send(file.stream);
}

/** The part of a picture that a request asks for, unless it is of another content. */
function findRange(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { tag, bytes }: { tag: string; bytes: number },
): ReturnType<typeof readByteRange> {
  const { range, 'if-range': wantedTag = tag } = headers;
  return wantedTag === tag ? readByteRange(range, bytes) : undefined;
}

const contentRange = ({ start, end }: { start: number; end: number }, { bytes }: Image) =>
  `bytes ${start}-${end}/${bytes}`;

function entityTag({ sha256 }: Image, width: ThumbnailWidth | undefined): string {
  return width ? `"${sha256}-w${width}"` : `"${sha256}"`;
}

function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.some((entry) => entry === tag || entry === '*');
}
