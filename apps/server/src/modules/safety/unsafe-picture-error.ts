/**
 * An output that is not handed out: another try would be unsafe too. The message is for its owner.
 */
export class UnsafePictureError extends Error {
  override readonly name = 'UnsafePictureError';
  /** Price of the picture at a vendor, in US cents, where it is known. */
  readonly costCents?: number;

  constructor(message: string, { costCents }: { costCents?: number } = {}) {
    super(message);
    this.costCents = costCents;
  }
}
