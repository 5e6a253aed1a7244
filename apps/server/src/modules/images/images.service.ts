import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { ExportFormat, ThumbnailWidth } from '@toile/contract';
import type { RenderedImage } from '@toile/engines';
import type { ByteRange, FileStore, OpenedFile } from '../../adapters/files/files-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { addTicks } from '../../platform/queue.ts';
import { findCompanion, listCompanions } from './companions.repository.ts';
import { createFileRemoval, type FileRemoval } from './file-removal.ts';
import { createFileRestoring, type WithFiles } from './file-restoring.ts';
import { lockFiles } from './files-in-use.repository.ts';
import {
  deleteImagesOf,
  deleteUnneededImage,
  listUnneededInputs,
} from './image-needs.repository.ts';
import { RELEASE_FILES_TASK } from './images.jobs.ts';
import {
  findLikeImage,
  findOutputOf,
  findOwnImage,
  type Image,
  lockImage,
} from './images.repository.ts';
import { LostFileError } from './lost-file-error.ts';
import {
  type PictureFacts,
  type PictureStore,
  registerPicture,
  type StoredPicture,
  storePicture,
} from './picture-storing.ts';
import { withoutTitle } from './svg-title.ts';
import { createThumbnails, variantName } from './thumbnails.ts';
import { deleteUnused, lockUnusedUploads, markNeeded } from './unused-uploads.repository.ts';

/** Looks of a picture in a browser. */
export type PictureLooks = { width?: ThumbnailWidth; mediaType: string; disposition: string };

export type ImagesService = FileRemoval & {
  /** Marks a picture as machine-made and stores its file, outside any transaction. */
  store: (picture: RenderedImage, facts: PictureFacts) => Promise<StoredPicture>;
  /** Stores a file, outside any transaction. */
  storeFile: FileStore['put'];
  /** The content of a stored file. */
  readFile: (sha256: string) => Promise<Uint8Array | undefined>;
  /** Locks the files of several pictures before they are registered in one transaction. */
  lockFiles: (tx: Transaction, pictures: readonly StoredPicture[]) => Promise<void>;
  /** Runs a transaction that registers pictures; anew where a removal had taken their files. */
  withFiles: WithFiles;
  /** Writes the rows of a stored picture, in a transaction that `withFiles` runs; returns its id. */
  register: (tx: Transaction, userId: string, picture: StoredPicture) => Promise<string>;
  /** Locks a picture for this transaction, so that it is not deleted; false when it was deleted. */
  hold: (tx: Transaction, imageId: string) => Promise<boolean>;
  /** Deletes a picture that nothing needs any more; its files are removed after the commit. */
  release: (tx: Transaction, imageId: string) => Promise<void>;
  /** Deletes all pictures of a user, and then their files. */
  releaseAllOf: (userId: string) => Promise<void>;
  /** Deletes the input pictures that no run needs any more. */
  releaseUnneededInputs: () => Promise<void>;
  /**
   * Deletes some of the uploads that no run has used for so many days, though outputs came from
   * them; returns how many it looked at, and the ids of those that it deleted.
   */
  releaseUnused: (tx: Transaction, days: number) => Promise<{ seen: number; deleted: string[] }>;
  /** A picture of the user's as it is stored, to be registered once more. Throws notFound. */
  getStored: (userId: string, imageId: string) => Promise<StoredPicture>;
  /** The user's own picture with this file or these pixels, and the output that shows it. */
  findLike: (
    userId: string,
    sought: { sha256: string; pixelsSha256: string | null },
  ) => Promise<{ picture: StoredPicture; outputId?: string } | undefined>;
  /**
   * The drawing of a picture as an SVG document without its prompt. Throws notFound where there is
   * none.
   */
  openSvg: (imageId: string) => Promise<OpenedFile>;
  /** The formats in which a picture can be exported. */
  listFormats: (imageId: string) => Promise<ExportFormat[]>;
  /** A user's own picture; throws notFound. */
  getOwn: (userId: string, imageId: string) => Promise<Image>;
  /**
   * The picture's file, or its thumbnail of a width. Throws notFound if the picture was deleted
   * meanwhile, and LostFileError where its file is missing.
   */
  open: (image: Image, width?: ThumbnailWidth, range?: ByteRange) => Promise<OpenedFile>;
  /** Origin of the addresses of `findLink`; undefined where the API sends all pictures itself. */
  linkOrigin: string | undefined;
  /**
   * A short-lived address of a picture's file, or of its thumbnail, at the file store; undefined
   * where the API has to send it.
   */
  findLink: (image: Image, as: PictureLooks) => Promise<string | undefined>;
};

export function createImagesService(options: PictureStore & { database: Database }): ImagesService {
  const { database, files } = options;
  const openThumbnail = createThumbnails(files);

  async function release(tx: Transaction, imageId: string): Promise<void> {
    const isDeleted = await deleteUnneededImage(tx, imageId);
    if (isDeleted) await addTicks(tx, RELEASE_FILES_TASK, { count: 1 });
  }

  function releaseAllOf(userId: string): Promise<void> {
    return database.transaction(async (tx) => {
      const deleted = await deleteImagesOf(tx, userId);
      if (deleted > 0) await addTicks(tx, RELEASE_FILES_TASK, { count: 1 });
    });
  }

  async function getOwn(userId: string, imageId: string): Promise<Image> {
    const image = await findOwnImage(database, userId, imageId);
    if (image === undefined) throw new AppError('notFound');
    return image;
  }

  async function open(
    image: Image,
    width?: ThumbnailWidth,
    range?: ByteRange,
  ): Promise<OpenedFile> {
    const opened = await (width
      ? openThumbnail(image, width)
      : files.open(image.sha256, undefined, range));
    if (opened) return opened;
    // Throws if the picture was deleted meanwhile; otherwise its file is lost.
    await getOwn(image.userId, image.id);
    throw new LostFileError(image);
  }

  async function releaseUnneededInputs(): Promise<void> {
    for (const imageId of await listUnneededInputs(database)) {
      await database.transaction((tx) => release(tx, imageId));
    }
  }

  async function releaseUnused(tx: Transaction, days: number) {
    const ids = await lockUnusedUploads(tx, days);
    // A statement of its own: it sees what was written before the locks were taken.
    await markNeeded(tx, ids);
    const deleted = await deleteUnused(tx, { ids, days });
    if (deleted.length > 0) await addTicks(tx, RELEASE_FILES_TASK, { count: 1 });
    return { seen: ids.length, deleted };
  }

  async function toStored(image: Image): Promise<StoredPicture> {
    const { id, sha256, mediaType, bytes, width, height, pixelsSha256, digitalSourceType } = image;
    const companions = await listCompanions(database, id);
    const file = { sha256, mediaType, bytes, width, height };
    return { ...file, pixelsSha256, digitalSourceType, companions };
  }

  async function readFile(sha256: string): Promise<Uint8Array | undefined> {
    const opened = await files.open(sha256);
    return opened && buffer(opened.stream);
  }

  async function openSvg(imageId: string): Promise<OpenedFile> {
    const svg = await findCompanion(database, imageId, 'svg');
    const opened = svg && (await files.open(svg.sha256));
    if (opened === undefined) throw new AppError('notFound');
    const drawing = Buffer.from(withoutTitle(await text(opened.stream)));
    return { bytes: drawing.length, stream: Readable.from([drawing]) };
  }

  return {
    ...createFileRemoval(options),
    storeFile: files.put,
    readFile,
    openSvg,
    listFormats: async (imageId) => {
      const svg = await findCompanion(database, imageId, 'svg');
      return svg ? ['png', 'svg'] : ['png'];
    },
    hold: lockImage,
    releaseUnneededInputs,
    releaseUnused,
    lockFiles: (tx, pictures) => {
      const all = pictures.flatMap((picture) => [picture, ...picture.companions]);
      return lockFiles(
        tx,
        all.map(({ sha256 }) => sha256),
      );
    },
    getStored: async (userId, imageId) => toStored(await getOwn(userId, imageId)),
    findLike: async (userId, sought) => {
      const image = await findLikeImage(database, userId, sought);
      if (image === undefined) return undefined;
      return { picture: await toStored(image), outputId: await findOutputOf(database, image.id) };
    },
    store: (picture, facts) => storePicture(options, picture, facts),
    withFiles: createFileRestoring(options),
    register: (tx, userId, picture) => registerPicture(tx, { userId, picture }),
    release,
    releaseAllOf,
    getOwn,
    open,
    linkOrigin: files.links?.origin,
    findLink: async ({ sha256 }, { width, ...looks }) =>
      files.links?.find(sha256, { ...looks, variant: width && variantName(width) }),
  };
}
