import type { ToolId } from '@toile/contract';

/** Query keys of the server's data on generations, from the general to the specific. */
export const generationKeys = {
  all: ['generations'] as const,
  lists: ['generations', 'list'] as const,
  dashboard: (query: object) => [...generationKeys.lists, 'dashboard', query] as const,
  recent: (tool: ToolId) => [...generationKeys.lists, 'recent', tool] as const,
  prompts: (tool: ToolId) => [...generationKeys.lists, 'prompts', tool] as const,
  choice: (tools: readonly ToolId[]) => [...generationKeys.all, 'choice', ...tools] as const,
  any: (tools: readonly ToolId[]) => [...generationKeys.all, 'any', ...tools] as const,
  uploads: (field: string, tools: readonly ToolId[]) =>
    [...generationKeys.all, 'uploads', field, ...tools] as const,
  details: (id: string) => [...generationKeys.all, 'details', id] as const,
  fate: (id: string) => [...generationKeys.all, 'fate', id] as const,
  activeJobs: ['active-jobs'] as const,
};
