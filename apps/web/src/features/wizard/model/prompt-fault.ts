import { en, formatMessage, isPromptTooLong, PROMPT_MAX_LENGTH } from '@toile/contract';
import type { Tool } from '@toile/tools';

/** The reason why a prompt cannot be drawn; undefined when there is none. */
export function findPromptFault(
  tool: Pick<Tool, 'promptRequired'>,
  prompt: string,
): string | undefined {
  if (prompt.trim() === '' && tool.promptRequired) return en.validation.promptRequired;
  if (!isPromptTooLong(prompt)) return undefined;
  return formatMessage(en.validation.promptTooLong, { max: PROMPT_MAX_LENGTH });
}
