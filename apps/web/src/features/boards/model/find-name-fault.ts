import { BOARD_NAME_MAX_LENGTH, boardFaultWords } from '@toile/contract';

/** The fault of a board's name, if it has one. */
export function findNameFault(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return boardFaultWords.nameRequired;
  return length > BOARD_NAME_MAX_LENGTH ? boardFaultWords.nameTooLong : undefined;
}
