import type { Readable } from 'node:stream';

/** A file opened for reading. The caller reads the stream to its end or destroys it. */
export type OpenedFile = { bytes: number; stream: Readable };

/** A part of a file, in bytes from 0; `end` is its last byte, by default the file's. */
export type ByteRange = { start: number; end?: number };

/** Looks of a linked file in a browser, as its headers say them. */
export type LinkedFile = { variant?: string; mediaType: string; disposition: string };

/** Addresses at which browsers fetch files from the store itself. */
export type FileLinks = {
  /** Origin of all addresses, for the content policy of pages. */
  origin: string;
  /** An address that ends within minutes; undefined for a file that is not there. */
  find: (sha256: string, as: LinkedFile) => Promise<string | undefined>;
};

/** Record of a stored file: its key and its length in bytes. */
export type StoredFile = { sha256: string; bytes: number };

/**
 * Files named by the SHA-256 of their content (hex, lower case). Equal contents are one file, so a
 * file may have several owners: the images module, which alone knows the references to a file,
 * decides on its removal.
 *
 * A variant is a file that can be made again from its original at any time, such as a thumbnail; it
 * is removed with the original.
 *
 * Each method may throw FilesAwayError where the store is on another machine. A stream that was cut
 * goes on by itself; where it cannot, it ends with that error.
 */
export type FileStore = {
  /** Resolves once the file would survive a power cut. Throws StorageFullError. */
  put: (bytes: Uint8Array) => Promise<StoredFile>;
  has: (sha256: string, variant?: string) => Promise<boolean>;
  /** `range` must begin within the file; `bytes` is then the length of the part. */
  open: (sha256: string, variant?: string, range?: ByteRange) => Promise<OpenedFile | undefined>;
  /** Does nothing when the original has gone meanwhile. Throws StorageFullError. */
  putVariant: (sha256: string, variant: string, bytes: Uint8Array) => Promise<void>;
  /** Removes the file with all its variants; an absent file is no error. */
  remove: (sha256: string) => Promise<void>;
  /** Every original, in no particular order. */
  list: () => AsyncIterable<{ sha256: string; modifiedAt: Date }>;
  /** Throws when the store is not writable. */
  check: () => Promise<void>;
  /** Only where browsers shall fetch from the store itself. */
  links?: FileLinks;
  /** Ends connections. */
  close: () => void;
};

/** The store does not answer, or refuses: waiting, or its operator, may cure it. */
export class FilesAwayError extends Error {
  /** The code that `isAway` knows: requests are answered with 503, and workers try again. */
  readonly code = 'EFILESAWAY';

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'FilesAwayError';
  }
}

/** The store has no room left. */
export class StorageFullError extends Error {
  /** The code of a full file system. */
  readonly code = 'ENOSPC';

  constructor(options?: ErrorOptions) {
    super('The file store is full', options);
    this.name = 'StorageFullError';
  }
}
