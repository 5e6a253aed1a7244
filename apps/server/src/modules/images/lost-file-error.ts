/** The file of an existing picture is missing. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError';

  constructor({ id, sha256 }: { id: string; sha256: string }) {
    super(`The file ${sha256} of image ${id} is missing`);
  }
}
