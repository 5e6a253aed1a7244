import { en, formatMessage, PROMPT_MAX_LENGTH } from '@toile/contract';
import type { Tool } from '@toile/tools';

/** What keeps a prompt from being drawn; undefined when nothing does. */
export function findPromptFault(
  tool: Pick<Tool, 'promptRequired'>,
  prompt: string,
): string | undefined {
  const { length } = prompt.trim();
  if (length === 0 && tool.promptRequired) return en.validation.promptRequired;
  if (length <= PROMPT_MAX_LENGTH) return undefined;
  return formatMessage(en.validation.promptTooLong, { max: PROMPT_MAX_LENGTH });
}
