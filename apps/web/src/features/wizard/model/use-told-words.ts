import type { Tool } from '@toile/tools';
import { wordsOf } from '../../../lib/outlook/list-lost.ts';
import { usePromptReading } from './use-prompt-reading.ts';
import type { WizardState } from './wizard-state.ts';

/** The words of the entries' prompt of which the line beneath it tells that others or none are drawn. */
export const useToldWords = (tool: Tool, state: WizardState): string[] =>
  wordsOf(usePromptReading(tool, state).marks, 'undrawn', 'withheld', 'instead');
