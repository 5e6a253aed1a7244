import type { PromptMark } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { useEffect, useState } from 'react';
import type { moveMarks } from '../../../lib/text-marks.ts';
import { useSettled } from '../../../lib/use-settled.ts';

/** Pause in typing after which the words are read. */
const PAUSE_MS = 600;

/** The last reading, and what keeps its marks with their words: it loads with the reading. */
type Read = { prompt: string; marks: readonly PromptMark[]; move: typeof moveMarks };

/**
 * The words of a trial that will not be drawn, read in pauses of typing. Failures are silent: the
 * picture tells them, too.
 */
export function useTrialReading(tool: Tool, prompt: string): readonly PromptMark[] {
  const settled = useSettled(prompt, PAUSE_MS);
  const [last, setLast] = useState<Read>();
  const isReadable = settled.trim() !== '';

  useEffect(() => {
    if (!isReadable) return;
    const given = new AbortController();
    const read = async () => {
      const { readTrial, moveMarks: move } = await import('./trial-desk.ts');
      if (given.signal.aborted) return;
      const words = { ai_model: tool.id, text_prompt: settled };
      const marks = await readTrial(words, given.signal);
      if (!given.signal.aborted) setLast({ prompt: settled, marks, move });
    };
    read().catch(() => undefined);
    return () => given.abort();
  }, [tool, settled, isReadable]);

  return last && isReadable ? last.move(last.marks, last.prompt, prompt) : [];
}
