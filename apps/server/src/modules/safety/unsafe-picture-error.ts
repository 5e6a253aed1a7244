/** An output that is not handed out: no other try would be. The message is for its owner. */
export class UnsafePictureError extends Error {
  override readonly name = 'UnsafePictureError';
}
