import {
  formatMessage,
  isPromptTooLong,
  PROMPT_MAX_LENGTH,
  validationWords,
} from '@toile/contract';
import type { Tool } from '@toile/tools';

/** The reason why a prompt cannot be drawn; undefined when there is none. */
export function findPromptFault(
  tool: Pick<Tool, 'promptRequired'>,
  prompt: string,
): string | undefined {
  if (prompt.trim() === '' && tool.promptRequired) return validationWords.promptRequired;
  if (!isPromptTooLong(prompt)) return undefined;
  return formatMessage(validationWords.promptTooLong, { max: PROMPT_MAX_LENGTH });
}
