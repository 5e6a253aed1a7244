/** A fault that the operator can mend; its message is the sentence for them. */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault';
}
