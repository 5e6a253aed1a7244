import type { ToolId } from '@toile/contract';
import { useState } from 'react';
import { useChooseInstructions } from '../api/choose-instructions.ts';
import { forgetSeen } from './seen.ts';

/**
 * The setting that opens a tool's instructions by themselves, and its switch. A choice holds from
 * the click on, before the cache has it.
 */
export function useInstructionChoice(tool: ToolId, shown: boolean) {
  const { mutate } = useChooseInstructions();
  const [wish, setWish] = useState<boolean>();
  const choose = (next: boolean) => {
    setWish(next);
    if (next) forgetSeen(localStorage, tool);
    mutate({ tool, shown: next }, { onSettled: () => setWish(undefined) });
  };
  return { isShown: wish ?? shown, choose };
}
