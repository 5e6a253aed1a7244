import type { RenderedImage } from '@toile/engines';
import type { Transaction } from '../../platform/database.ts';

/** What a picture's metadata says about its making. */
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

/** What the images module does for a worker. */
export type Pictures = {
  /** Marks a picture as machine-made and stores its file. */
  store: (picture: RenderedImage, facts: PictureFacts) => Promise<StoredPicture>;
  /** Writes the picture's row; returns its id. */
  register: (tx: Transaction, userId: string, picture: StoredPicture) => Promise<string>;
};
