import { z } from 'zod';

const nodeSchema = z.object({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.object({ title: z.string() }).partial().optional(),
});

/** A workflow as ComfyUI exports it in API format: nodes by id. */
export const workflowSchema = z.record(z.string(), nodeSchema);

export type Workflow = z.output<typeof workflowSchema>;

/** The places of a workflow that a render fills in. */
export const PLACES = [
  'instruction',
  'prompt',
  'negative',
  'seed',
  'width',
  'height',
  'target',
  'source',
  'backdrop',
  'mask',
  'origin',
  'dots',
  'dots to leave out',
  'result',
] as const;

export type Place = (typeof PLACES)[number];

/** Inputs of stock nodes that take each kind of value, the first that a node has. */
const INPUT_NAMES: Readonly<Record<Exclude<Place, 'result'>, readonly string[]>> = {
  instruction: ['text', 'prompt', 'value', 'string'],
  prompt: ['text', 'prompt', 'value', 'string'],
  negative: ['text', 'prompt', 'value', 'string'],
  seed: ['seed', 'noise_seed', 'value'],
  width: ['width', 'value'],
  height: ['height', 'value'],
  target: ['image'],
  source: ['image'],
  backdrop: ['image'],
  mask: ['image'],
  origin: ['image'],
  dots: ['value', 'string', 'text'],
  'dots to leave out': ['value', 'string', 'text'],
};

const isPlace = (word: string): word is Place => (PLACES as readonly string[]).includes(word);

/** A node's title says which places it has: `toile: width, height`. */
const TITLE = /^\s*toile\s*:(?<places>.+)$/i;

/** A place of a workflow: the node, and the name of its input (absent for the result). */
export type PlaceUse = { nodeId: string; place: Place; input?: string };

/** A workflow that cannot be used, with what is to be done about it. */
class WorkflowError extends Error {}

/** The names in a title: with commas between them, or with spaces where none has a space itself. */
function wordsOf(named: string): string[] {
  const parts = named.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  const isOne = (part: string) => isPlace(part.toLowerCase());
  return parts.flatMap((part) => (isOne(part) ? [part] : part.split(' '))).filter(Boolean);
}

function usesOf(nodeId: string, node: Workflow[string]): PlaceUse[] {
  const named = TITLE.exec(node._meta?.title ?? '')?.groups?.places ?? '';
  return wordsOf(named).map((word) => {
    const place = word.toLowerCase();
    if (!isPlace(place))
      throw new WorkflowError(`Node ${nodeId} names the unknown place “${word}”`);
    if (place === 'result') return { nodeId, place };
    const input = INPUT_NAMES[place].find((name) => name in node.inputs);
    if (!input) {
      throw new WorkflowError(`Node ${nodeId} (${node.class_type}) has no input for “${place}”`);
    }
    return { nodeId, place, input };
  });
}

/**
 * Finds the places of a workflow by the titles of its nodes.
 * @throws WorkflowError for an unknown place, an input that the node lacks, or no single result.
 */
export function findPlaces(workflow: Workflow): PlaceUse[] {
  const uses = Object.entries(workflow).flatMap(([id, node]) => usesOf(id, node));
  const results = uses.filter(({ place }) => place === 'result');
  if (results.length !== 1) {
    throw new WorkflowError(
      `One node has to be titled “toile: result”; there are ${results.length}`,
    );
  }
  return uses;
}

/** Values of places; null takes the node out, for what a brief has none of. */
export type PlaceValues = Partial<Record<Exclude<Place, 'result'>, string | number | null>>;

/** Takes a node out of a workflow, with the inputs that it feeds. */
function takeOut(workflow: Workflow, nodeId: string): void {
  delete workflow[nodeId];
  for (const node of Object.values(workflow)) {
    for (const [name, value] of Object.entries(node.inputs)) {
      if (Array.isArray(value) && value[0] === nodeId) delete node.inputs[name];
    }
  }
}

/** The workflow with its places filled; a place without a value keeps what the file has. */
export function fillWorkflow(
  workflow: Workflow,
  uses: readonly PlaceUse[],
  values: PlaceValues,
): Workflow {
  const filled = structuredClone(workflow);
  for (const { nodeId, place, input } of uses) {
    const value = place === 'result' ? undefined : values[place];
    const node = filled[nodeId];
    if (value === null) takeOut(filled, nodeId);
    else if (node && input !== undefined && value !== undefined) node.inputs[input] = value;
  }
  return filled;
}
