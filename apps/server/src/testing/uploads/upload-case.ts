/** A file that somebody may send as a picture, and what becomes of it. */
export type UploadCase = {
  name: string;
  file: Uint8Array;
  /** `either`: readable or not by its decoder, and both answers are right. */
  wanted: 'taken' | 'refused' | 'either';
  /** The one status that fits, where there is one. */
  status?: number;
  /** Size of the picture that is kept, upright. */
  size?: { width: number; height: number };
  /** IPTC's term by which the kept picture goes on saying that a machine made it. */
  marker?: string;
};

export function taken(name: string, file: Uint8Array, more: Partial<UploadCase> = {}): UploadCase {
  return { name, file, wanted: 'taken', ...more };
}

export function refused(name: string, file: Uint8Array, status?: number): UploadCase {
  return { name, file, wanted: 'refused', status };
}
