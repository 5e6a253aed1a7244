import type { ToolId } from '@toile/contract';
import { useState } from 'react';
import { useChooseInstructions } from '../api/choose-instructions.ts';
import { forgetSeen } from './seen.ts';

/**
 * Whether a tool's instructions open by themselves, and the way to change that. What was
 * chosen holds from the click on, before the cache has heard of it.
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
