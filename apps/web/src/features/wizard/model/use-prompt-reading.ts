import type { Tool } from '@toile/tools';
import { useState } from 'react';
import type { PromptOutlook } from '../../../lib/outlook/prompt-outlook.ts';
import { moveMarks } from '../../../lib/text-marks.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { type ReadingOrder, useReading } from '../api/read-prompt.ts';
import { findBackdrop, useRunOffer } from './backdrop.ts';
import { findPromptFault } from './prompt-fault.ts';
import type { WizardState } from './wizard-state.ts';

/** Pause in typing after which a prompt is read. */
const PAUSE_MS = 400;
/** The same while the last word may not be finished: half a word is no unknown word. */
const UNFINISHED_PAUSE_MS = 900;

const NOTHING: PromptOutlook = { marks: [] };

type Read = { prompt: string; outlook: PromptOutlook };

/**
 * The words of the prompt that will not be drawn as they are said, read in pauses of typing. While
 * the next answer is on its way the last one's marks stay with their words. Without marks: an engine
 * draws that reads every word, nobody knows, or there are none.
 */
export function usePromptReading(tool: Tool, state: WizardState): PromptOutlook {
  const { prompt, settings, pictures } = state;
  const { offer } = useRunOffer(tool, state);
  const hasBackdrop = findBackdrop(tool, pictures) !== undefined;
  const isUnfinished = /[\p{L}\p{N}]$/u.test(prompt);
  const settled = useSettled(prompt, isUnfinished ? UNFINISHED_PAUSE_MS : PAUSE_MS);
  const engine = offer?.method === 'rules' ? offer.engine : undefined;
  const isReadable =
    tool.steps.includes('prompt') &&
    settled.trim() !== '' &&
    findPromptFault(tool, { prompt: settled, pictures }) === undefined;
  const order: ReadingOrder | undefined =
    engine !== undefined && isReadable
      ? { tool: tool.id, prompt: settled, settings, engine, ...(hasBackdrop && { hasBackdrop }) }
      : undefined;
  const { data } = useReading(order);
  const [last, setLast] = useState<Read>();

  if (data !== undefined && !data.isMissing && data.marks !== last?.outlook.marks) {
    const { marks, reworded_by: rewordedBy } = data;
    const outlook = { marks, ...(rewordedBy !== undefined && { rewordedBy }) };
    setLast({ prompt: settled, outlook });
  }

  if (!last || engine === undefined) return NOTHING;
  return { ...last.outlook, marks: moveMarks(last.outlook.marks, last.prompt, prompt) };
}
