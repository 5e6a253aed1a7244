import type { ToolId } from '@toile/contract';
import { listTools } from '@toile/tools';
import { findReturnPath, keepReturnPath } from './return-path.ts';
import { toolPath } from './tool-path.ts';

/** Stores a visitor's choice: the next log-in leads to that tool. */
export function keepWantedTool(id: ToolId): void {
  keepReturnPath(toolPath(id));
}

/** The tool that a visitor wants to log in for. */
export function findWantedTool(): ToolId | undefined {
  const path = findReturnPath();
  return listTools().find(({ id }) => toolPath(id) === path)?.id;
}
