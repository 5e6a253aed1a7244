import { randomUUID } from 'node:crypto';
import {
  type Engine,
  EngineError,
  type KindOffer,
  type OrderTicket,
  type RenderedImage,
  type RenderOptions,
} from '@toile/engines';
import type { BriefKind, ImageBrief } from '@toile/tools';
import { z } from 'zod';
import { type FinishedPicture, finishPicture } from '../vendor/finish-picture.ts';
import { type ComfyClient, type ComfyEnd, createComfyClient } from './comfy-client.ts';
import { sendInputs } from './comfy-values.ts';
import { isKnown, waitForPrompt } from './comfy-wait.ts';
import { fillWorkflow, findPlaces, type PlaceUse, type Workflow } from './workflow.ts';

/** Ticket of an order: its server, and its id there. */
const ticketSchema = z.object({ server: z.url(), promptId: z.uuid() });

type Ticket = z.output<typeof ticketSchema>;

/** A workflow file, read. */
export type ComfyWorkflow = {
  kind: BriefKind;
  /** Name of the model that it draws with, as told to users and written into pictures. */
  model: string;
  workflow: Workflow;
};

export type ComfyOptions = {
  servers: readonly URL[];
  workflows: readonly ComfyWorkflow[];
  /** For tests; see `waitForPrompt`. */
  patienceMs?: number;
  lookIntervalMs?: number;
};

/** Orders of one worker for each server: one is drawn while the next one waits beside it. */
const ORDERS_PER_SERVER = 2;

/** Longest time of a picture: ten minutes, for a card that loads the model first. */
const TIMEOUT_MS = 600_000;

type ReadyWorkflow = ComfyWorkflow & { uses: readonly PlaceUse[] };

/** Precision of the weights at the end of a model's name. */
const PRECISION = /[-_.](fp8|fp16|bf16|fp32|int8|q\d)[\w.-]*$/i;

/** Name of a model as users read it: “Qwen Image Edit 2509” for qwen_image_edit_2509_fp8_e4m3fn. */
function readableName(model: string): string {
  const words = model.replace(PRECISION, '').split(/[_\s]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function offerOf(file: ReadyWorkflow | undefined): KindOffer {
  return {
    model: readableName(file?.model ?? 'ComfyUI'),
    method: 'model',
    // Graphics cards of two makers round differently.
    isRepeatable: false,
    posesPeople: true,
  };
}

/** Errors after which another server may do what this one did not. */
const isServersFault = (error: unknown) =>
  error instanceof EngineError && (error.kind === 'unavailable' || error.kind === 'lost');

function findTicket({ order }: RenderOptions): Ticket | undefined {
  return ticketSchema.safeParse(order?.ticket).data;
}

/** The picture of the node titled as the result. @throws EngineError for an end without it. */
function fileOf({ outputs, status }: ComfyEnd, { uses, model }: ReadyWorkflow) {
  if (status.status_str !== 'success') {
    const told = status.messages.find(([type]) => type === 'execution_error')?.[1];
    const what = z.string().safeParse(told?.exception_message).data ?? 'it was interrupted';
    const message = `ComfyUI could not run the workflow of ${model}: ${what.slice(0, 300)}`;
    throw new EngineError('failed', message);
  }
  const result = uses.find(({ place }) => place === 'result');
  const file = outputs[result?.nodeId ?? '']?.images?.[0];
  if (!file) throw new EngineError('failed', `The workflow of ${model} ended without a picture`);
  return file;
}

/**
 * An engine of one or many ComfyUI servers. A picture is an order on one of them, under an id that
 * is kept before it is sent: a render that was cut finds its order again, wherever it goes on. A
 * server that goes away hands its orders to the others.
 * @throws WorkflowError for a workflow whose places cannot be found.
 */
export function createComfyEngine(all: ComfyOptions): Engine {
  const { servers, workflows, patienceMs, lookIntervalMs } = all;
  const clients = servers.map(createComfyClient);
  const ready = new Map<BriefKind, ReadyWorkflow>(
    workflows.map((file) => [file.kind, { ...file, uses: findPlaces(file.workflow) }]),
  );

  /** The servers, those with the shortest queue first; those that do not answer are left out. */
  async function listFree(signal?: AbortSignal): Promise<ComfyClient[]> {
    const counted = await Promise.allSettled(
      clients.map(async (client) => ({ client, queued: await client.countQueued(signal) })),
    );
    signal?.throwIfAborted();
    const here = counted.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    return here.toSorted((one, other) => one.queued - other.queued).map(({ client }) => client);
  }

  async function send(client: ComfyClient, ticket: Ticket, task: Task): Promise<void> {
    const { brief, options, file } = task;
    const { signal } = options;
    const values = await sendInputs(client, { brief, recipe: options, uses: file.uses, signal });
    const workflow = fillWorkflow(file.workflow, file.uses, values);
    await options.order?.keep(ticket satisfies OrderTicket);
    const { promptId } = ticket;
    await client.queue({ promptId, clientId: promptId, workflow });
  }

  async function collect(
    client: ComfyClient,
    { promptId }: Ticket,
    task: Task,
  ): Promise<FinishedPicture> {
    const { signal, onProgress } = task.options;
    const wait = { promptId, signal, onProgress, patienceMs, lookIntervalMs };
    const end = await waitForPrompt(client, wait);
    const bytes = await client.view(fileOf(end, task.file), signal);
    const picture = await finishPicture('ComfyUI', bytes, task.brief);
    // Without an order book nobody closes the order later.
    if (!task.options.order) await client.forget(promptId).catch(() => undefined);
    return picture;
  }

  /** Goes on with an order that was sent before; undefined where its server has lost it. */
  async function resume(ticket: Ticket, task: Task): Promise<FinishedPicture | undefined> {
    const client = clients.find(({ address }) => address.href === new URL(ticket.server).href);
    if (!client) return undefined;
    try {
      const { promptId } = ticket;
      const isThere = await isKnown(client, { promptId, signal: task.options.signal });
      return isThere ? await collect(client, ticket, task) : undefined;
    } catch (error) {
      if (isServersFault(error)) return undefined;
      throw error;
    }
  }

  async function order(task: Task): Promise<FinishedPicture> {
    // Not `unavailable`: nothing is made of what was sent before, so another engine may draw it.
    let fault: unknown = new EngineError('lost', 'No ComfyUI server answers');
    for (const client of await listFree(task.options.signal)) {
      const ticket = { server: client.address.href, promptId: randomUUID() };
      try {
        await send(client, ticket, task);
        return await collect(client, ticket, task);
      } catch (error) {
        if (!isServersFault(error)) throw error;
        fault = error;
      }
    }
    throw fault;
  }

  async function render(brief: ImageBrief, options: RenderOptions): Promise<RenderedImage> {
    const file = ready.get(brief.kind);
    if (!file) throw new EngineError('unsupported', `ComfyUI has no workflow for ${brief.kind}`);
    const task = { brief, options, file };
    const ticket = findTicket(options);
    const picture = (ticket && (await resume(ticket, task))) ?? (await order(task));
    return {
      ...picture,
      model: file.model,
    };
  }

  return {
    id: 'comfyui',
    name: 'ComfyUI',
    kinds: new Set(ready.keys()),
    offerOf: (kind) => offerOf(ready.get(kind)),
    lane: { ordersAtOnce: ORDERS_PER_SERVER * servers.length, timeoutMs: TIMEOUT_MS },
    check: async () => {
      const here = await listFree();
      if (here.length === 0) throw new EngineError('unavailable', 'No ComfyUI server answers');
    },
    render,
    closeOrder: async (kept) => {
      const ticket = ticketSchema.safeParse(kept).data;
      const client = clients.find(({ address }) => address.href === ticket?.server);
      if (!ticket || !client) return;
      await client.stop(ticket.promptId);
      // The words of the user stay no longer than needed.
      await client.forget(ticket.promptId);
    },
    close: async () => undefined,
  };
}

type Task = { brief: ImageBrief; options: RenderOptions; file: ReadyWorkflow };
