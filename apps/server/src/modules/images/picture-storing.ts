import type { RenderedImage } from '@toile/engines';
import { provenanceXmp, writePngXmp } from '@toile/raster';
import type { FileStore } from '../../adapters/files/files-port.ts';
import type { Transaction } from '../../platform/database.ts';
import { insertImage, lockFile } from './images.repository.ts';

/** Who made a picture, for what: written into its file. */
export type PictureFacts = { engine: string; seed: number; tool: string };

/** A picture whose file is stored, not yet known to the database. */
export type StoredPicture = {
  sha256: string;
  mediaType: string;
  bytes: number;
  width: number;
  height: number;
  /** The file's content: `register` writes it again if a deletion removed the file meanwhile. */
  content: Uint8Array;
};

/** Marks a picture as machine-made and stores its file, outside any transaction. */
export async function storePicture(
  files: FileStore,
  picture: RenderedImage,
  facts: PictureFacts,
): Promise<StoredPicture> {
  const { digitalSourceType, model, size, png } = picture;
  const content = writePngXmp(png, provenanceXmp({ ...facts, model, digitalSourceType }));
  const stored = await files.put(content);
  return { ...stored, ...size, mediaType: 'image/png', content };
}

/** Writes the row of a stored picture and answers its id. */
export async function registerPicture(
  tx: Transaction,
  files: FileStore,
  { userId, picture }: { userId: string; picture: StoredPicture },
): Promise<string> {
  const { content, sha256, ...facts } = picture;
  await lockFile(tx, sha256);
  if (!(await files.has(sha256))) await files.put(content);
  const { id } = await insertImage(tx, { ...facts, sha256, userId });
  return id;
}
