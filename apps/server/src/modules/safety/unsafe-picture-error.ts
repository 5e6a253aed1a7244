/**
 * An output that is not handed out: another try would be unsafe too. The message is for its owner.
 */
export class UnsafePictureError extends Error {
  override readonly name = 'UnsafePictureError';
}
