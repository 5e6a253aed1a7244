import { studioWords } from '@toile/contract';
import { findFieldFault, listToolFields, type Tool } from '@toile/tools';
import { findUnmetStep } from './given-picture.ts';
import { findPromptFault } from './prompt-fault.ts';
import type { RunInputs, Settings } from './run-inputs.ts';

/** The reason why a run cannot start; undefined when there is none. */
export function findRunFault(
  tool: Tool,
  { prompt, pictures, settings }: Omit<RunInputs, 'count'>,
): string | undefined {
  if (findUnmetStep(tool, pictures) !== -1) return studioWords.wizard.source.missing;
  return findSettingFault(tool, settings) ?? findPromptFault(tool, { prompt, pictures });
}

/** The first validation error of the settings; those left out are valid. */
function findSettingFault(tool: Tool, settings: Settings): string | undefined {
  for (const field of listToolFields(tool)) {
    const text = settings[field.name];
    const fault = text === undefined ? undefined : findFieldFault(field, text);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
