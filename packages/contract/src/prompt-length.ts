import { PROMPT_MAX_LENGTH } from './limits.ts';

/** The length of a prompt as people count it: an emoji of two code units is one character. */
export function promptLength(prompt: string): number {
  return Array.from(prompt).length;
}

/** Whether a prompt, without the spaces around it, is longer than is taken. */
export function isPromptTooLong(prompt: string): boolean {
  return promptLength(prompt.trim()) > PROMPT_MAX_LENGTH;
}
