import type { ThumbnailWidth } from '@toile/contract';
import type { RenderedImage } from '@toile/engines';
import type { FileStore, OpenedFile } from '../../adapters/files/files-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { addTicks } from '../../platform/queue.ts';
import { createFileRemoval, type FileRemoval } from './file-removal.ts';
import { RELEASE_FILES_TASK } from './images.jobs.ts';
import { deleteImageWithoutOutputs, findOwnImage, type Image } from './images.repository.ts';
import {
  type PictureFacts,
  registerPicture,
  type StoredPicture,
  storePicture,
} from './picture-storing.ts';
import { createThumbnails } from './thumbnails.ts';

export type ImagesService = FileRemoval & {
  /** Marks a picture as machine-made and stores its file, outside any transaction. */
  store: (picture: RenderedImage, facts: PictureFacts) => Promise<StoredPicture>;
  /** Writes the row of a stored picture; answers its id. */
  register: (tx: Transaction, userId: string, picture: StoredPicture) => Promise<string>;
  /** Deletes a picture that no output shows any more; its file goes after the commit. */
  release: (tx: Transaction, imageId: string) => Promise<void>;
  /** A user's own picture; throws notFound. */
  getOwn: (userId: string, imageId: string) => Promise<Image>;
  /** The picture's file, or its thumbnail of a width; throws notFound if it has just gone. */
  open: (image: Image, width?: ThumbnailWidth) => Promise<OpenedFile>;
};

export function createImagesService(options: {
  database: Database;
  files: FileStore;
}): ImagesService {
  const { database, files } = options;
  const openThumbnail = createThumbnails(files);

  async function release(tx: Transaction, imageId: string): Promise<void> {
    const isDeleted = await deleteImageWithoutOutputs(tx, imageId);
    if (isDeleted) await addTicks(tx, RELEASE_FILES_TASK, { count: 1 });
  }

  async function getOwn(userId: string, imageId: string): Promise<Image> {
    const image = await findOwnImage(database, userId, imageId);
    if (image === undefined) throw new AppError('notFound');
    return image;
  }

  async function open(image: Image, width?: ThumbnailWidth): Promise<OpenedFile> {
    const opened = await (width ? openThumbnail(image.sha256, width) : files.open(image.sha256));
    if (opened) return opened;
    // Deleted since it was looked up, and then this throws; or else its file is lost.
    await getOwn(image.userId, image.id);
    throw new Error(`The file ${image.sha256} of image ${image.id} is missing`);
  }

  return {
    ...createFileRemoval(options),
    store: (picture, facts) => storePicture(files, picture, facts),
    register: (tx, userId, picture) => registerPicture(tx, files, { userId, picture }),
    release,
    getOwn,
    open,
  };
}
