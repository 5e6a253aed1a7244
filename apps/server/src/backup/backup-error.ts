/** A backup that cannot be made or used; its message is the sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
