import {
  formatMessage,
  isPromptTooLong,
  PROMPT_MAX_LENGTH,
  validationWords,
} from '@toile/contract';
import type { Tool } from '@toile/tools';
import { findBackdrop } from './backdrop.ts';
import type { RunInputs } from './run-inputs.ts';

/** The reason why a prompt cannot be drawn; undefined when there is none. */
export function findPromptFault(
  tool: Pick<Tool, 'promptRequired' | 'takesBackdrop'>,
  { prompt, pictures }: Pick<RunInputs, 'prompt' | 'pictures'>,
): string | undefined {
  const isWordless = prompt.trim() === '' && !findBackdrop(tool, pictures);
  if (isWordless && tool.promptRequired) return validationWords.promptRequired;
  if (!isPromptTooLong(prompt)) return undefined;
  return formatMessage(validationWords.promptTooLong, { max: PROMPT_MAX_LENGTH });
}
