import type { Readable } from 'node:stream';

/** A file opened for reading. The caller reads the stream to its end or destroys it. */
export type OpenedFile = { bytes: number; stream: Readable };

/** Record of a stored file: its key and its length in bytes. */
export type StoredFile = { sha256: string; bytes: number };

/**
 * Files named by the SHA-256 of their content (hex, lower case). Equal contents are one file, so a
 * file may have several owners: the images module, which alone knows the references to a file,
 * decides on its removal.
 *
 * A variant is a file that can be made again from its original at any time, such as a thumbnail; it
 * is removed with the original.
 */
export type FileStore = {
  /** Resolves once the file would survive a power cut. Throws StorageFullError. */
  put: (bytes: Uint8Array) => Promise<StoredFile>;
  has: (sha256: string) => Promise<boolean>;
  open: (sha256: string, variant?: string) => Promise<OpenedFile | undefined>;
  /** Does nothing when the original has gone meanwhile. Throws StorageFullError. */
  putVariant: (sha256: string, variant: string, bytes: Uint8Array) => Promise<void>;
  /** Removes the file with all its variants; an absent file is no error. */
  remove: (sha256: string) => Promise<void>;
  /** Every original, in no particular order. */
  list: () => AsyncIterable<{ sha256: string; modifiedAt: Date }>;
  /** Throws when the store is not writable. */
  check: () => Promise<void>;
};

/** The store has no room left. */
export class StorageFullError extends Error {
  /** The code of a full file system. */
  readonly code = 'ENOSPC';

  constructor(options?: ErrorOptions) {
    super('The file store is full', options);
    this.name = 'StorageFullError';
  }
}
