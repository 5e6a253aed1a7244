import { EngineError, type OrderTicket, type RenderOptions } from '@toile/engines';
import type { BriefKind, ImageBrief } from '@toile/tools';
import { z } from 'zod';
import { isIdentifier } from '../vendor/answer-codes.ts';
import { type FinishedPicture, finishPicture } from '../vendor/finish-picture.ts';
import type { ComfyClient, ComfyEnd } from './comfy-client.ts';
import { isUrgent } from './comfy-urgency.ts';
import { sendInputs } from './comfy-values.ts';
import { type PromptWait, waitForPrompt } from './comfy-wait.ts';
import { fillWorkflow, type PlaceUse, type Workflow } from './workflow.ts';

/** Ticket of an order: its server, and its id there. */
export const ticketSchema = z.object({ server: z.url(), promptId: z.uuid() });

export type Ticket = z.output<typeof ticketSchema>;

/** A workflow file, read. */
export type ComfyWorkflow = {
  kind: BriefKind;
  /** Name of the model that it draws with, as told to users and written into pictures. */
  model: string;
  workflow: Workflow;
};

/** A workflow with its places. */
export type ReadyWorkflow = ComfyWorkflow & { uses: readonly PlaceUse[] };

/** A picture to draw. */
export type Task = {
  brief: ImageBrief;
  options: RenderOptions;
  file: ReadyWorkflow;
  /** For tests; see `waitForPrompt`. */
  wait: Pick<PromptWait, 'patienceMs' | 'lookIntervalMs'>;
};

/** The kind of a fault and its node. The server's log has its words, which may be those of a prompt. */
function faultOf({ exception_type: type, node_type: node }: Record<string, unknown>): string {
  const [what = 'a fault', where = 'a node'] = [type, node].map((each) =>
    typeof each === 'string' && isIdentifier(each) ? each : undefined,
  );
  return `${what} in ${where}`;
}

/** The picture of the node titled as the result. @throws EngineError for an end without it. */
function fileOf({ outputs, status }: ComfyEnd, { uses, model }: ReadyWorkflow) {
  if (status.status_str !== 'success') {
    const told = status.messages.find(([type]) => type === 'execution_error')?.[1];
    const why = told ? faultOf(told) : 'it was interrupted';
    throw new EngineError('failed', `ComfyUI could not run the workflow of ${model}: ${why}`);
  }
  const result = uses.find(({ place }) => place === 'result');
  const file = outputs[result?.nodeId ?? '']?.images?.[0];
  if (!file) throw new EngineError('failed', `The workflow of ${model} ended without a picture`);
  return file;
}

async function sendOrder(client: ComfyClient, ticket: Ticket, task: Task): Promise<void> {
  const { brief, options, file } = task;
  const { signal } = options;
  const values = await sendInputs(client, { brief, recipe: options, uses: file.uses, signal });
  const workflow = fillWorkflow(file.workflow, file.uses, values);
  await options.order?.keep(ticket satisfies OrderTicket);
  const { promptId } = ticket;
  await client.queue({ promptId, clientId: promptId, workflow, isNext: isUrgent(brief) });
}

/** Waits for the picture of an order that was sent; one that fails is forgotten by its server. */
export async function collectOrder(
  client: ComfyClient,
  { promptId }: Ticket,
  { brief, options, file, wait }: Task,
): Promise<FinishedPicture> {
  const { signal, onProgress } = options;
  try {
    const end = await waitForPrompt(client, { ...wait, promptId, signal, onProgress });
    const bytes = await client.view(fileOf(end, file), signal);
    return await finishPicture('ComfyUI', bytes, brief);
  } catch (error) {
    // The next try is another order: nobody closes this one.
    const isOver = error instanceof EngineError && error.kind === 'failed';
    if (isOver) await client.forget(promptId).catch(() => undefined);
    throw error;
  }
}

/** Stops an order; the words of the user stay no longer than needed. */
export async function endOrder(client: ComfyClient, { promptId }: Ticket): Promise<void> {
  await client.stop(promptId);
  await client.forget(promptId);
}

/** Sends an order and waits for its picture; without an order book it is ended too. */
export async function drawOrder(
  client: ComfyClient,
  ticket: Ticket,
  task: Task,
): Promise<FinishedPicture> {
  const isKept = task.options.order !== undefined;
  try {
    await sendOrder(client, ticket, task);
    const picture = await collectOrder(client, ticket, task);
    if (!isKept) await client.forget(ticket.promptId).catch(() => undefined);
    return picture;
  } catch (error) {
    // Nobody waits for that: the server may be away.
    if (!isKept) void endOrder(client, ticket).catch(() => undefined);
    throw error;
  }
}
