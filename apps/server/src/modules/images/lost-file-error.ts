/** The file of a picture that was not deleted is not there. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError';

  constructor({ id, sha256 }: { id: string; sha256: string }) {
    super(`The file ${sha256} of image ${id} is missing`);
  }
}
