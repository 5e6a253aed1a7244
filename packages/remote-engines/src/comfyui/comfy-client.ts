import { z } from 'zod';
import { callVendor, callVendorJson, type VendorCall } from '../vendor/call-vendor.ts';
import type { Workflow } from './workflow.ts';

const VENDOR = 'ComfyUI';

/** For calls that answer at once; a server that loads a model may hold them for some seconds. */
const CALL_TIMEOUT_MS = 30_000;
/** Pictures of 25 megapixels travel over a slow line. */
const PICTURE_TIMEOUT_MS = 120_000;
const MOST_JSON_BYTES = 16 * 2 ** 20;
const MOST_PICTURE_BYTES = 64 * 2 ** 20;

const uploadedSchema = z.object({ name: z.string(), subfolder: z.string(), type: z.string() });

const fileSchema = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });

const queueItemSchema = z.tuple([z.number(), z.string()]).rest(z.unknown());
const queueSchema = z.object({
  queue_running: z.array(queueItemSchema),
  queue_pending: z.array(queueItemSchema),
});

const messageSchema = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
const historySchema = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.object({ images: z.array(fileSchema).optional() })),
    status: z.object({
      status_str: z.enum(['success', 'error']),
      completed: z.boolean(),
      messages: z.array(messageSchema),
    }),
  }),
);

const statsSchema = z.object({ system: z.object({ comfyui_version: z.string() }) });

const nodeInfoSchema = z.record(
  z.string(),
  z.object({
    input: z.object({
      required: z.record(z.string(), z.array(z.unknown())).optional(),
      optional: z.record(z.string(), z.array(z.unknown())).optional(),
    }),
  }),
);

export type ComfyFile = z.output<typeof fileSchema>;
export type ComfyEnd = z.output<typeof historySchema>[string];
export type NodeInfo = z.output<typeof nodeInfoSchema>[string];

/** Place of a prompt on a server; `unknown` after a restart of the server, and for a prompt it never got. */
export type PromptPlace = 'running' | { waitsBehind: number } | 'unknown';

type QueueOrder = {
  promptId: string;
  clientId: string;
  workflow: Workflow;
  /** True: before all that wait. */
  isNext?: boolean;
};

type CountOptions = { signal?: AbortSignal; timeoutMs?: number };

/** The calls of one ComfyUI server (routes of its `server.py`, version 0.3.64). */
export type ComfyClient = ReturnType<typeof createComfyClient>;

export function createComfyClient(address: URL) {
  const at = (path: string) => new URL(path, address);
  const base = { vendor: VENDOR, timeoutMs: CALL_TIMEOUT_MS, maxBytes: MOST_JSON_BYTES };
  const json = (path: string, body: unknown): VendorCall => ({
    ...base,
    url: at(path),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  return {
    address,

    /** The server's version. */
    getVersion: async (signal?: AbortSignal) => {
      const stats = await callVendorJson({ ...base, url: at('system_stats'), signal }, statsSchema);
      return stats.system.comfyui_version;
    },

    /** Inputs of a node class; undefined where the server has no such class. */
    findNode: async (classType: string): Promise<NodeInfo | undefined> => {
      const url = at(`object_info/${encodeURIComponent(classType)}`);
      return (await callVendorJson({ ...base, url }, nodeInfoSchema))[classType];
    },

    /** Puts a PNG among the server's inputs; answers the name under which nodes find it. */
    upload: async (png: Uint8Array, name: string, signal?: AbortSignal) => {
      const body = new FormData();
      body.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), name);
      body.set('subfolder', 'toile');
      body.set('type', 'input');
      body.set('overwrite', 'true');
      const url = at('upload/image');
      const call: VendorCall = { ...base, url, method: 'POST', body, signal };
      const kept = await callVendorJson({ ...call, timeoutMs: PICTURE_TIMEOUT_MS }, uploadedSchema);
      return `${kept.subfolder}/${kept.name}`;
    },

    /** Puts a prompt into the queue under an id of ours; its events go to the socket `clientId`. */
    queue: async (order: QueueOrder) => {
      const { promptId, clientId, workflow, isNext = false } = order;
      const place = isNext ? { front: true } : {};
      const body = { prompt: workflow, prompt_id: promptId, client_id: clientId, ...place };
      const answerSchema = z.object({ prompt_id: z.literal(promptId) });
      await callVendorJson(json('prompt', body), answerSchema);
    },

    /** Place of a prompt that has not ended. */
    findInQueue: async (promptId: string, signal?: AbortSignal): Promise<PromptPlace> => {
      const call = { ...base, url: at('queue'), signal };
      const { queue_running: running, queue_pending: pending } = await callVendorJson(
        call,
        queueSchema,
      );
      if (running.some(([, id]) => id === promptId)) return 'running';
      const own = pending.find(([, id]) => id === promptId);
      if (!own) return 'unknown';
      const before = pending.filter(([number]) => number < own[0]).length;
      return { waitsBehind: running.length + before };
    },

    /** Number of prompts that wait or run. */
    countQueued: async ({ signal, timeoutMs = CALL_TIMEOUT_MS }: CountOptions) => {
      const call = { ...base, url: at('queue'), signal, timeoutMs };
      const queued = await callVendorJson(call, queueSchema);
      return queued.queue_running.length + queued.queue_pending.length;
    },

    /** End of a prompt; undefined while it has not ended, and for a prompt that the server does not know. */
    findEnd: async (promptId: string, signal?: AbortSignal): Promise<ComfyEnd | undefined> => {
      const url = at(`history/${encodeURIComponent(promptId)}`);
      return (await callVendorJson({ ...base, url, signal }, historySchema))[promptId];
    },

    /** The bytes of a picture that a node has made. */
    view: async (file: ComfyFile, signal?: AbortSignal) => {
      const url = at('view');
      url.search = new URLSearchParams(file).toString();
      const call = { ...base, url, signal, timeoutMs: PICTURE_TIMEOUT_MS };
      return (await callVendor({ ...call, maxBytes: MOST_PICTURE_BYTES })).bytes;
    },

    /** Stops a prompt, whether it waits or runs. */
    stop: async (promptId: string) => {
      await callVendor(json('queue', { delete: [promptId] }));
      await callVendor(json('interrupt', { prompt_id: promptId }));
    },

    /** Takes a prompt, with the words in it, out of the server's history. */
    forget: async (promptId: string) => {
      await callVendor(json('history', { delete: [promptId] }));
    },
  };
}
