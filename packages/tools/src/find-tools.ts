import type { ToolId } from '@toile/contract';
import { findSourceKind, listSourceKinds } from './asked-pictures.ts';
import type { RunField } from './fields/run-field.ts';
import type { BriefKind } from './image-brief.ts';
import { TOOLS } from './registry.ts';
import type { SourceKind } from './source-kind.ts';
import type { StepId, Tool } from './tool.ts';

/** All tools in the order in which the product lists them. */
export const listTools = (): readonly Tool[] => TOOLS;

/** The tool of an id; undefined for an id that no tool has (any more). */
export function findTool(id: ToolId): Tool | undefined {
  return TOOLS.find((tool) => tool.id === id);
}

/** The tool of an id. @throws RangeError for an id that no tool has. */
export function getTool(id: ToolId): Tool {
  const tool = findTool(id);
  if (!tool) throw new RangeError(`There is no tool ${id}`);
  return tool;
}

/** Name of a tool on screen; its id where there is no such tool any more. */
export function toolName(id: ToolId): string {
  return findTool(id)?.words.name ?? id;
}

/** Kind of the briefs of a tool; undefined while no engine can serve it. */
export function briefKindOf({ id, brief }: Tool): BriefKind | undefined {
  return brief?.({ ai_model: id, text_prompt: '', num_images: 1 }, {}).kind;
}

/** Rows of the cost table for the tools, in the order of the product, with the tools of each. */
export function listCostRows(): { name: string; tools: ToolId[] }[] {
  const rows = new Map<string, ToolId[]>();
  for (const { id, words, costRow: name = words.name } of TOOLS) {
    rows.set(name, [...(rows.get(name) ?? []), id]);
  }
  return [...rows].map(([name, tools]) => ({ name, tools }));
}

/** The tools whose pictures show what a step asks for, in the order of the product. */
export function listMakers(kind: SourceKind): ToolId[] {
  return TOOLS.flatMap(({ id, makes }) => (makes.includes(kind) ? [id] : []));
}

/** The tools that ask for a kind of picture, in the order of the product. */
export function listTakers(kind: SourceKind): ToolId[] {
  return TOOLS.flatMap((tool) => (listSourceKinds(tool).includes(kind) ? [tool.id] : []));
}

/** The steps that ask for a picture, in the order of the wizards. */
const PICTURE_STEPS = ['upload', 'source'] as const satisfies readonly StepId[];

type PictureStep = (typeof PICTURE_STEPS)[number];

/** A place for a picture: a tool, and the step that asks for such a one. */
export type Use = { tool: Tool; step: PictureStep };

/** The places that a tool's pictures fit, in the order of the product. */
export function listUses(made: Pick<Tool, 'makes'>): Use[] {
  return TOOLS.flatMap((tool) =>
    PICTURE_STEPS.flatMap((step) => {
      const kind = tool.steps.includes(step) ? findSourceKind(tool, step) : undefined;
      return kind !== undefined && made.makes.includes(kind) ? [{ tool, step }] : [];
    }),
  );
}

/** Settings of a tool: those of its prompt step, and those that its own steps ask for. */
export function listToolFields({ settings, ownSteps = [] }: Tool): RunField[] {
  return [...settings, ...ownSteps.flatMap((step) => step.settings)];
}

/** Every setting that a tool offers, once. */
export function listFields(): RunField[] {
  return [...new Set(TOOLS.flatMap(listToolFields))];
}

/** The step of a tool's own that has an id; undefined for a step that any tool may have. */
export function findOwnStep({ ownSteps = [] }: Pick<Tool, 'ownSteps'>, id: StepId) {
  return ownSteps.find((step) => step.id === id);
}
