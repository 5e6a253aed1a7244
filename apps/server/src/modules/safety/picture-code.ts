const CODE_LENGTH = 12;

/** The short code of a picture, by which an operator can allow it: the start of its file's hash. */
export function pictureCode(sha256: string): string {
  return sha256.slice(0, CODE_LENGTH);
}
