import type { ToolId } from '@toile/contract';

/** Where a tool's screen lies. The slash at its end is part of the address; the router can do without. */
export function toolPath(id: ToolId): string {
  return `/${id}/`;
}
