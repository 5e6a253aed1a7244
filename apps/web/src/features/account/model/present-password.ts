import { coreWords, requiredMessage } from '@toile/contract';

/** The message for a present password that is not filled in; undefined for any other. */
export function findPresentPasswordFault(password: string): string | undefined {
  return password === '' ? requiredMessage(coreWords.fields.presentPassword) : undefined;
}
