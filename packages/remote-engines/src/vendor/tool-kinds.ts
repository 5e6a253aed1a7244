import { type BriefKind, briefKindOf, listTools } from '@toile/tools';

const TOOLS = listTools();

/** Kinds of the briefs that tools make. */
export const TOOL_KINDS: readonly BriefKind[] = [
  ...new Set(TOOLS.flatMap((tool) => briefKindOf(tool) ?? [])),
];

/** Those of them that need no pictures. */
export const WORD_KINDS: readonly BriefKind[] = [
  ...new Set(
    TOOLS.flatMap((tool) => (tool.requiredImages.length === 0 ? (briefKindOf(tool) ?? []) : [])),
  ),
];
