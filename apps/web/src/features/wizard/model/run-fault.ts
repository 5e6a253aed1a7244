import { en } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { findUnmetStep } from './given-picture.ts';
import { findPromptFault } from './prompt-fault.ts';
import { findRepeatFault } from './repeat-cm.ts';
import type { RunInputs } from './run-inputs.ts';

/** What keeps a run from being started; undefined when nothing does. */
export function findRunFault(
  tool: Tool,
  { prompt, pictures, settings }: Omit<RunInputs, 'count'>,
): string | undefined {
  if (findUnmetStep(tool, pictures) !== -1) return en.wizard.source.missing;
  const repeatCm = settings.repeat_cm;
  const repeatFault = repeatCm === undefined ? undefined : findRepeatFault(repeatCm);
  return repeatFault ?? findPromptFault(tool, prompt);
}
