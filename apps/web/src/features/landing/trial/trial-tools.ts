import { listTools, type Tool } from '@toile/tools';
import { isOpenTool } from '../../../lib/open-tools.ts';

/** The tools that visitors may try: those that draw from words alone, patterns first. */
export const TRIAL_TOOLS: readonly Tool[] = listTools()
  .filter((tool) => isOpenTool(tool) && tool.requiredImages.length === 0)
  .toSorted((one, other) => Number(other.isTiled === true) - Number(one.isTiled === true));
