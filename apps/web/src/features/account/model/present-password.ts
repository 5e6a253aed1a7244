import { coreWords, requiredMessage } from '@toile/contract';

/** What is wrong with the present password as it was typed: nothing but that it is absent. */
export function findPresentPasswordFault(password: string): string | undefined {
  return password === '' ? requiredMessage(coreWords.fields.presentPassword) : undefined;
}
