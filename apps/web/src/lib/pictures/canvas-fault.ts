/** A picture or a canvas that does not do what is needed; the message is for the user. */
export class CanvasFault extends Error {
  override name = 'CanvasFault';
}
