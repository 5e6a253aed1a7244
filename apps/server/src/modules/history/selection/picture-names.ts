import type { ToolId } from '@toile/contract';

/** Longest part of a prompt in a name, in characters. */
const MOST_OF_PROMPT = 60;

/** Names of characters that no file system of a designer's machine refuses. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Names of files for outputs, in their order: tool, the beginning of the prompt, and a number among
 * those of the same words, as in `create-pattern indigo ikat 2`. Without an extension.
 */
export function nameOutputs(outputs: readonly { tool: ToolId; prompt: string }[]): string[] {
  const counts = new Map<string, number>();
  return outputs.map(({ tool, prompt }) => {
    const words = [tool, shortenPrompt(prompt)].filter((part) => part !== '').join(' ');
    const number = (counts.get(words) ?? 0) + 1;
    counts.set(words, number);
    return `${words} ${number}`;
  });
}

/** Whole words of a prompt's beginning; a single word that is too long is cut. */
function shortenPrompt(prompt: string): string {
  const words = prompt.normalize('NFC').toLowerCase().replace(NOT_IN_NAMES, ' ').trim();
  const characters = Array.from(words);
  if (characters.length <= MOST_OF_PROMPT) return words;
  const beginning = characters.slice(0, MOST_OF_PROMPT + 1).join('');
  const end = beginning.lastIndexOf(' ');
  return end > 0 ? beginning.slice(0, end) : characters.slice(0, MOST_OF_PROMPT).join('');
}
