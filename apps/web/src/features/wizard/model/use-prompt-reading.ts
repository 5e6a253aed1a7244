import type { Tool } from '@toile/tools';
import { useState } from 'react';
import type { PromptOutlook } from '../../../lib/outlook/prompt-outlook.ts';
import { moveMarks } from '../../../lib/text-marks.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useReading } from '../api/read-prompt.ts';
import { useRunOffer } from './backdrop.ts';
import { findReadingOrder } from './reading-order.ts';
import { useRunChecks } from './use-run-checks.ts';
import type { WizardState } from './wizard-state.ts';

/** Pause in typing after which a prompt is read. */
const PAUSE_MS = 400;
/** The same while the last word may not be finished: half a word is no unknown word. */
const UNFINISHED_PAUSE_MS = 900;

const NOTHING: PromptOutlook = { marks: [] };

type Read = { prompt: string; outlook: PromptOutlook };

/**
 * The words of the prompt that will not be drawn as they are said, read in pauses of typing, or at once
 * for a click that waits. While
 * the next answer is on its way the last one's marks stay with their words. Without marks: an engine
 * draws that reads every word, nobody knows, or there are none.
 */
export function usePromptReading(tool: Tool, state: WizardState): PromptOutlook {
  const { prompt } = state;
  const { offer } = useRunOffer(tool, state);
  const { isChecking, isHeld } = useRunChecks(tool, state);
  const isUnfinished = /[\p{L}\p{N}]$/u.test(prompt);
  const pauseMs = isUnfinished ? UNFINISHED_PAUSE_MS : PAUSE_MS;
  const settled = useSettled(prompt, isChecking || isHeld ? 0 : pauseMs);
  const { data } = useReading(findReadingOrder(tool, { ...state, prompt: settled }, offer));
  const [last, setLast] = useState<Read>();

  if (data !== undefined && !data.isMissing && data.marks !== last?.outlook.marks) {
    const { marks, reworded_by: rewordedBy } = data;
    const outlook = { marks, ...(rewordedBy !== undefined && { rewordedBy }) };
    setLast({ prompt: settled, outlook });
  }

  if (!last || offer?.method !== 'rules') return NOTHING;
  return { ...last.outlook, marks: moveMarks(last.outlook.marks, last.prompt, prompt) };
}
