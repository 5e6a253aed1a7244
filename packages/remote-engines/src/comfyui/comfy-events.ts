import WebSocket, { type RawData } from 'ws';
import { z } from 'zod';

/** Progress of a prompt. */
export type ComfyProgress = {
  /** From 0 to 1, of the node that takes steps. */
  fraction?: number;
  /** A coarse picture of what is being made. */
  preview?: { bytes: Uint8Array; type: 'image/jpeg' | 'image/png' };
};

const progressSchema = z.object({
  type: z.literal('progress'),
  data: z.object({
    value: z.number().min(0),
    max: z.number().min(1),
    prompt_id: z.string(),
  }),
});

const endSchema = z.object({
  type: z.enum(['execution_success', 'execution_error', 'execution_interrupted']),
  data: z.object({ prompt_id: z.string() }),
});

/** Types of binary messages (`protocol.py`): a preview begins with its picture's type. */
const PREVIEW_IMAGE = 1;
const PREVIEW_TYPES = { 1: 'image/jpeg', 2: 'image/png' } as const;
const HEADER_BYTES = 8;
const MOST_MESSAGE_BYTES = 4 * 2 ** 20;

export type ComfyEvents = {
  promptId: string;
  onProgress: (progress: ComfyProgress) => void;
  /** The prompt has ended, however. */
  onEnd: () => void;
};

function readPreview(message: Buffer): ComfyProgress | undefined {
  if (message.length <= HEADER_BYTES || message.readUInt32BE(0) !== PREVIEW_IMAGE) return undefined;
  const format = message.readUInt32BE(4);
  if (format !== 1 && format !== 2) return undefined;
  return { preview: { bytes: message.subarray(HEADER_BYTES), type: PREVIEW_TYPES[format] } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Listens to the socket of a ComfyUI server for one prompt. What is heard is news, never the
 * result: a socket that breaks is left alone, and the history tells the rest.
 * @returns what closes it.
 */
export function listenToPrompt(address: URL, { promptId, onProgress, onEnd }: ComfyEvents) {
  const url = new URL('ws', address);
  url.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('clientId', promptId);
  const socket = new WebSocket(url, { maxPayload: MOST_MESSAGE_BYTES, handshakeTimeout: 10_000 });

  function hearText(text: string) {
    const message = parseJson(text);
    const progress = progressSchema.safeParse(message).data?.data;
    if (progress?.prompt_id === promptId) {
      onProgress({ fraction: Math.min(1, progress.value / progress.max) });
    }
    if (endSchema.safeParse(message).data?.data.prompt_id === promptId) onEnd();
  }

  socket.on('error', () => undefined);
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const bytes = Buffer.concat([data].flat().map((part) => new Uint8Array(part)));
    if (!isBinary) return hearText(bytes.toString('utf8'));
    const preview = readPreview(bytes);
    if (preview) onProgress(preview);
  });
  return () => socket.terminate();
}
