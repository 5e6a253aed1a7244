/** Failure of a picture or a canvas; the message is for the user. */
export class CanvasFault extends Error {
  override name = 'CanvasFault';
}
