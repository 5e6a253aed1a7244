import type { ToolId } from '@toile/contract';

/**
 * Address of a tool's screen. The slash at its end is part of the address; the router can do
 * without.
 */
export function toolPath(id: ToolId): string {
  return `/${id}/`;
}
