import type { RenderedImage } from '@toile/engines';
import { provenanceXmp, writePngXmp } from '@toile/raster';
import type {
  ContentCredentials,
  PictureSource,
} from '../../adapters/content-credentials/content-credentials-port.ts';
import type { FileStore } from '../../adapters/files/files-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Companion, insertCompanions } from './companions.repository.ts';
import { findRemovals } from './file-removals.repository.ts';
import { FilesRemovedError, type RemovedFile } from './file-restoring.ts';
import { lockFiles } from './files-in-use.repository.ts';
import { insertImage } from './images.repository.ts';
import { hashPngPixels } from './picture-pixels.ts';

/** Provenance of a picture, written into its file. */
export type PictureFacts = {
  engine: string;
  seed: number;
  tool: string;
  sources?: readonly PictureSource[];
};

/** The store of pictures, and the signer that they pass first, if there is one. */
export type PictureStore = { files: FileStore; credentials?: ContentCredentials };

/**
 * The content of a stored file: it is written again if a deletion has removed the file meanwhile. Absent for a file that belongs to a picture already.
 */
type WithContent = { content?: Uint8Array };

/** A picture whose files are stored, and which has no row yet. */
export type StoredPicture = WithContent & {
  sha256: string;
  mediaType: string;
  bytes: number;
  width: number;
  height: number;
  pixelsSha256: string | null;
  digitalSourceType: string | null;
  companions: readonly (Companion & WithContent)[];
};

async function storeCompanions(
  files: FileStore,
  { regionMap, svg }: NonNullable<RenderedImage['companions']>,
): Promise<StoredPicture['companions']> {
  const contents: [Companion['kind'], Uint8Array | undefined][] = [
    ['region-map', regionMap],
    ['svg', svg === undefined ? undefined : new TextEncoder().encode(svg)],
  ];
  const stored: StoredPicture['companions'][number][] = [];
  for (const [kind, content] of contents) {
    if (content) stored.push({ kind, content, ...(await files.put(content)) });
  }
  return stored;
}

/** A picture's file, marked as machine-made and, where a certificate is configured, signed. */
async function markPicture(
  { png, model, digitalSourceType }: RenderedImage,
  { sources = [], ...facts }: PictureFacts,
  credentials: ContentCredentials | undefined,
): Promise<Uint8Array> {
  const marked = writePngXmp(png, provenanceXmp({ ...facts, model, digitalSourceType }));
  return credentials?.sign(marked, { digitalSourceType, agent: model, sources }) ?? marked;
}

/** Marks a picture as machine-made and stores its files, outside any transaction. */
export async function storePicture(
  { files, credentials }: PictureStore,
  picture: RenderedImage,
  facts: PictureFacts,
): Promise<StoredPicture> {
  const { digitalSourceType, size, png } = picture;
  const content = await markPicture(picture, facts, credentials);
  const pixelsSha256 = await hashPngPixels(png);
  const companions = await storeCompanions(files, picture.companions ?? {});
  const stored = await files.put(content);
  const mediaType = 'image/png';
  return { ...stored, ...size, mediaType, pixelsSha256, digitalSourceType, companions, content };
}

/** Names of the files among these that a removal took or is about to take. They must be locked. */
async function listRemoved(tx: Transaction, all: readonly { sha256: string }[]) {
  const removals = await findRemovals(
    tx,
    all.map(({ sha256 }) => sha256),
  );
  return new Set(removals.map(({ sha256 }) => sha256));
}

/** What is needed to write files again: those whose bytes are known. */
function listKnown(all: readonly (WithContent & { sha256: string })[]): RemovedFile[] {
  return all.flatMap(({ sha256, content }) => (content ? [{ sha256, content }] : []));
}

/**
 * Writes the rows of a stored picture and returns its id. The file store is not asked: a file is
 * there unless a removal is recorded. Throws FilesRemovedError for files that have to be written
 * again, and `notFound` when the picture should share the file of one that was deleted meanwhile.
 */
export async function registerPicture(
  tx: Transaction,
  { userId, picture }: { userId: string; picture: StoredPicture },
): Promise<string> {
  const { content: _content, companions, ...facts } = picture;
  const all = [picture, ...companions];
  await lockFiles(
    tx,
    all.map(({ sha256 }) => sha256),
  );
  const removed = await listRemoved(tx, all);
  const wanted = listKnown(all.filter(({ sha256 }) => removed.has(sha256)));
  if (wanted.length > 0) throw new FilesRemovedError(wanted);
  if (removed.has(picture.sha256)) throw new AppError('notFound');
  const { id } = await insertImage(tx, { ...facts, userId });
  await insertCompanions(
    tx,
    id,
    companions.filter(({ sha256 }) => !removed.has(sha256)),
  );
  return id;
}
