import type { Tool } from '@toile/tools';

/** True for a tool that can be used: it is released, and an engine serves it. */
export function isOpenTool({ comingSoon, brief }: Pick<Tool, 'comingSoon' | 'brief'>): boolean {
  return !comingSoon && brief !== undefined;
}
