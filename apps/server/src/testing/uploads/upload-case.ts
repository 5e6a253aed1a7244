/** A file that somebody may send as a picture, and the expected result. */
export type UploadCase = {
  name: string;
  file: Uint8Array;
  /** `either`: the decoder may accept or refuse it, and both are right. */
  wanted: 'taken' | 'refused' | 'either';
  /** The one expected status, where there is one. */
  status?: number;
  /** Size of the stored picture, upright. */
  size?: { width: number; height: number };
  /** IPTC's term in the stored picture, which still marks it as machine-made. */
  marker?: string;
};

export function taken(name: string, file: Uint8Array, more: Partial<UploadCase> = {}): UploadCase {
  return { name, file, wanted: 'taken', ...more };
}

export function refused(name: string, file: Uint8Array, status?: number): UploadCase {
  return { name, file, wanted: 'refused', status };
}
