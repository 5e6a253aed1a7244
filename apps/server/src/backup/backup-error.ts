import { OperatorFault } from '../command/operator-fault.ts';

/** A backup that cannot be made or used; its message is the sentence for the operator. */
export class BackupError extends OperatorFault {
  override readonly name = 'BackupError';
}
