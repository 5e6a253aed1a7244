import { PROMPT_MAX_LENGTH } from './limits.ts';

/** The length of a prompt as people count it: an emoji of two code units is one character. */
export function promptLength(prompt: string): number {
  return Array.from(prompt).length;
}

/** True for a prompt that exceeds the limit, not counting spaces at its ends. */
export function isPromptTooLong(prompt: string): boolean {
  const text = prompt.trim();
  // A character has at most two code units, so a longer text need not be counted.
  return text.length > 2 * PROMPT_MAX_LENGTH || promptLength(text) > PROMPT_MAX_LENGTH;
}
