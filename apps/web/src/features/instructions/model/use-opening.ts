import type { Tool } from '@toile/tools';
import { opensWithInstructions } from '@toile/tools';
import { useEffect, useState } from 'react';
import { useActiveJobs } from '../../../lib/generations/get-active-jobs.ts';
import { useInstructionSettings } from '../api/instruction-settings.ts';
import { noteSeen, wasSeen } from './seen.ts';

type Visit = {
  tool: Tool;
  /** Name of the user. */
  owner: string;
  /** True: nothing was begun in the tool, now or before a reload. */
  isFresh: boolean;
};

export type Opening = { isOpen: boolean; ask: () => void; dismiss: () => void };

/**
 * State of a tool's instructions. They open by themselves once in a browser, while nothing is begun
 * in the tool and no run of it is under way; and at any time on request.
 */
export function useOpening({ tool, owner, isFresh }: Visit): Opening {
  const [shown, setShown] = useState<'waiting' | 'unasked' | 'asked' | 'no'>(() =>
    wasSeen(localStorage, { owner, tool: tool.id }) ? 'no' : 'waiting',
  );
  const isWanted = useWanted(tool);
  // Decided once, on entry: instructions turned on in another tab do not open here.
  if (shown === 'waiting' && (!isFresh || isWanted === false)) setShown('no');
  if (shown === 'waiting' && isFresh && isWanted) setShown('unasked');
  useEffect(() => {
    if (shown === 'unasked') noteSeen(localStorage, { owner, tool: tool.id });
  }, [shown, owner, tool.id]);
  return {
    isOpen: shown === 'asked' || (shown === 'unasked' && isFresh),
    ask: () => setShown('asked'),
    dismiss: () => setShown('no'),
  };
}

/**
 * True when the user has not turned the instructions off and no run of the tool is under way;
 * undefined until that is known.
 */
function useWanted(tool: Tool): boolean | undefined {
  const settings = useInstructionSettings();
  const jobs = useActiveJobs();
  if (!opensWithInstructions(tool)) return false;
  if (!settings.data || jobs.isPending) return undefined;
  if (jobs.data?.some(({ ai_model }) => ai_model === tool.id)) return false;
  return !settings.data.disabledInstructions.includes(tool.id);
}
