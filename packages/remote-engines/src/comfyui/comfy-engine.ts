import { randomUUID } from 'node:crypto';
import {
  type Engine,
  EngineError,
  type KindOffer,
  type RenderedImage,
  type RenderOptions,
} from '@toile/engines';
import type { BriefKind, ImageBrief } from '@toile/tools';
import type { FinishedPicture } from '../vendor/finish-picture.ts';
import { prepareBrief } from '../vendor/prepare-brief.ts';
import { type ComfyClient, createComfyClient } from './comfy-client.ts';
import { findComfyLacks } from './comfy-lacks.ts';
import {
  type ComfyWorkflow,
  collectOrder,
  drawOrder,
  endOrder,
  type ReadyWorkflow,
  type Task,
  type Ticket,
  ticketSchema,
} from './comfy-order.ts';
import { isUrgent, LOOK_MS, withinPatience } from './comfy-urgency.ts';
import { isKnown } from './comfy-wait.ts';
import { findPlaces } from './workflow.ts';

export type ComfyOptions = Task['wait'] & {
  servers: readonly URL[];
  workflows: readonly ComfyWorkflow[];
};

/** Orders of one worker for each server: one is drawn while the next one waits beside it. */
const ORDERS_PER_SERVER = 2;

/** Longest time of a picture: ten minutes, for a card that loads the model first. */
const TIMEOUT_MS = 600_000;

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
    takesBackdrop: file?.uses.some(({ place }) => place === 'backdrop') === true,
  };
}

/** Errors after which another server may do what this one did not. */
const isServersFault = (error: unknown) =>
  error instanceof EngineError && (error.kind === 'unavailable' || error.kind === 'lost');

function findTicket({ order }: RenderOptions): Ticket | undefined {
  return ticketSchema.safeParse(order?.ticket).data;
}

/**
 * An engine of one or many ComfyUI servers. A picture is an order on one of them, under an id that
 * is kept before it is sent: a render that was cut finds its order again, wherever it goes on. A
 * server that goes away hands its orders to the others.
 * @throws WorkflowError for a workflow whose places cannot be found.
 */
export function createComfyEngine(all: ComfyOptions): Engine {
  const { servers, workflows } = all;
  const clients = servers.map(createComfyClient);
  const ready = new Map<BriefKind, ReadyWorkflow>(
    workflows.map((file) => [file.kind, { ...file, uses: findPlaces(file.workflow) }]),
  );

  /** The servers, those with the shortest queue first; those that do not answer are left out. */
  async function listFree({ signal, timeoutMs }: Look = {}): Promise<ComfyClient[]> {
    const counted = await Promise.allSettled(
      clients.map(async (client) => {
        return { client, queued: await client.countQueued({ signal, timeoutMs }) };
      }),
    );
    signal?.throwIfAborted();
    const here = counted.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    return here.toSorted((one, other) => one.queued - other.queued).map(({ client }) => client);
  }

  /** Goes on with an order that was sent before; undefined where its server has lost it. */
  async function resume(ticket: Ticket, task: Task): Promise<FinishedPicture | undefined> {
    const client = clients.find(({ address }) => address.href === new URL(ticket.server).href);
    if (!client) return undefined;
    try {
      const { promptId } = ticket;
      const isThere = await isKnown(client, { promptId, signal: task.options.signal });
      return isThere ? await collectOrder(client, ticket, task) : undefined;
    } catch (error) {
      if (isServersFault(error)) return undefined;
      throw error;
    }
  }

  async function order(task: Task): Promise<FinishedPicture> {
    // Not `unavailable`: nothing is made of what was sent before, so another engine may draw it.
    let fault: unknown = new EngineError('lost', 'No ComfyUI server answers');
    const { brief, options } = task;
    const look = { signal: options.signal, timeoutMs: isUrgent(brief) ? LOOK_MS : undefined };
    for (const client of await listFree(look)) {
      const ticket = { server: client.address.href, promptId: randomUUID() };
      try {
        return await drawOrder(client, ticket, task);
      } catch (error) {
        if (!isServersFault(error)) throw error;
        fault = error;
      }
    }
    throw fault;
  }

  async function draw(task: Task): Promise<FinishedPicture> {
    const ticket = findTicket(task.options);
    return (ticket && (await resume(ticket, task))) ?? order(task);
  }

  async function render(asked: ImageBrief, options: RenderOptions): Promise<RenderedImage> {
    const file = ready.get(asked.kind);
    if (!file) throw new EngineError('unsupported', `ComfyUI has no workflow for ${asked.kind}`);
    const brief = await prepareBrief(asked);
    const picture = await withinPatience(brief, options.signal, (signal) =>
      draw({ brief, options: { ...options, signal }, file, wait: all }),
    );
    return { ...picture, model: file.model };
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
    findLacks: async () => {
      const here = await listFree();
      const found = await Promise.all(
        here.map(async (client) => {
          const lacks = await findComfyLacks(client, [...ready.values()]);
          return lacks.map((each) =>
            here.length > 1 ? `${each} at ${client.address.host}` : each,
          );
        }),
      );
      return found.flat();
    },
    render,
    closeOrder: async (kept) => {
      const ticket = ticketSchema.safeParse(kept).data;
      const client = clients.find(({ address }) => address.href === ticket?.server);
      if (!ticket || !client) return;
      await endOrder(client, ticket);
    },
    close: async () => undefined,
  };
}

/** A look at the servers: an end to it, and the longest wait for each. */
type Look = { signal?: AbortSignal; timeoutMs?: number };
