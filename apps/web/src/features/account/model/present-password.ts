import { coreWords, formatMessage, validationWords } from '@toile/contract';

/** What is wrong with the present password as it was typed: nothing but that it is absent. */
export function findPresentPasswordFault(password: string): string | undefined {
  const { presentPassword: fieldName } = coreWords.fields;
  return password === '' ? formatMessage(validationWords.required, { fieldName }) : undefined;
}
