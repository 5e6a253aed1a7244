import { z } from 'zod';
import type { ComfyClient, NodeInfo } from './comfy-client.ts';
import type { ReadyWorkflow } from './comfy-order.ts';

const listSchema = z.array(z.unknown());

/** The values that an input can have, where the server lists them: `[[…]]`, or `["COMBO", { options }]`. */
function choicesOf({ input }: NodeInfo, name: string): readonly unknown[] | undefined {
  const spec = input.required?.[name] ?? input.optional?.[name];
  const [type, about] = spec ?? [];
  const options = about instanceof Object && 'options' in about ? about.options : undefined;
  return listSchema.safeParse(Array.isArray(type) ? type : options).data;
}

/**
 * Lacks of a server for its workflows: nodes that it does not have, and files and other choices
 * that they do not list. A node that it does not describe is passed over.
 */
export async function findComfyLacks(
  client: ComfyClient,
  workflows: readonly ReadyWorkflow[],
): Promise<string[]> {
  const known = new Map<string, Promise<NodeInfo | 'unclear' | undefined>>();
  const lookAt = (type: string) => {
    const found = known.get(type) ?? client.findNode(type).catch(() => 'unclear' as const);
    known.set(type, found);
    return found;
  };
  const lacks = new Set<string>();
  for (const { workflow, uses } of workflows) {
    for (const [id, { class_type: type, inputs }] of Object.entries(workflow)) {
      const node = await lookAt(type);
      if (node === undefined) lacks.add(`the node ${type}`);
      if (node === undefined || node === 'unclear') continue;
      for (const [name, value] of Object.entries(inputs)) {
        const isFilled = uses.some(({ nodeId, input }) => nodeId === id && input === name);
        const choices = choicesOf(node, name);
        if (isFilled || typeof value !== 'string' || !choices || choices.includes(value)) continue;
        lacks.add(`${value} (${name} of ${type})`);
      }
    }
  }
  return [...lacks];
}
