import type { EngineOffer } from '@toile/contract';
import type { Tool } from '@toile/tools';
import type { ReadingOrder } from '../api/read-prompt.ts';
import { findBackdrop } from './backdrop.ts';
import { findPromptFault } from './prompt-fault.ts';
import type { RunInputs } from './run-inputs.ts';

/**
 * The question for the words of a prompt that will not be drawn: undefined where there are none, and
 * where an engine draws that reads every word.
 */
export function findReadingOrder(
  tool: Tool,
  { prompt, settings, pictures }: Pick<RunInputs, 'prompt' | 'settings' | 'pictures'>,
  offer: EngineOffer | undefined,
): ReadingOrder | undefined {
  if (offer?.method !== 'rules' || !tool.steps.includes('prompt')) return undefined;
  if (prompt.trim() === '' || findPromptFault(tool, { prompt, pictures })) return undefined;
  const hasBackdrop = findBackdrop(tool, pictures) !== undefined;
  const { engine } = offer;
  return { tool: tool.id, prompt, settings, engine, ...(hasBackdrop && { hasBackdrop }) };
}
