import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '@toile/engines';
import type { ComfyClient, ComfyEnd } from './comfy-client.ts';
import { type ComfyProgress, listenToPrompt } from './comfy-events.ts';

/** Between two looks at the history; the socket's word that a prompt has ended comes first. */
const LOOK_INTERVAL_MS = 2000;
/** Time for a server to write down what its socket has told. */
const AFTER_END_MS = 50;
/** Longest time out of reach, set by eye: a server that restarts takes longer, and loses its queue. */
const PATIENCE_MS = 15_000;

export type PromptWait = {
  promptId: string;
  signal?: AbortSignal;
  onProgress?: (progress: ComfyProgress) => void;
  /** For tests; `PATIENCE_MS` and `LOOK_INTERVAL_MS` where absent. */
  patienceMs?: number;
  lookIntervalMs?: number;
};

/** State of a prompt; undefined where the server does not know it (any more). */
async function look(
  client: ComfyClient,
  { promptId, signal }: PromptWait,
): Promise<ComfyEnd | 'under way' | undefined> {
  const end = await client.findEnd(promptId, signal);
  if (end) return end;
  if ((await client.findInQueue(promptId, signal)) !== 'unknown') return 'under way';
  // It may have ended between the two looks.
  return client.findEnd(promptId, signal);
}

/** True for a prompt that waits, runs or has ended on the server. */
export async function isKnown(client: ComfyClient, wait: PromptWait): Promise<boolean> {
  return (await look(client, wait)) !== undefined;
}

/**
 * Waits for the end of a prompt that was queued.
 * @throws EngineError `unavailable` when the server is out of reach for too long or has lost the
 * prompt; the signal's reason when that came first.
 */
export async function waitForPrompt(client: ComfyClient, wait: PromptWait): Promise<ComfyEnd> {
  const { promptId, signal, onProgress = () => undefined, patienceMs = PATIENCE_MS } = wait;
  const { lookIntervalMs = LOOK_INTERVAL_MS } = wait;
  let pause = new AbortController();
  const onEnd = () => void setTimeout(() => pause.abort(), AFTER_END_MS);
  const close = listenToPrompt(client.address, { promptId, onProgress, onEnd });
  let lastSeenAt = performance.now();
  try {
    for (;;) {
      pause = new AbortController();
      try {
        const found = await look(client, wait);
        if (found === undefined) throw new EngineError('lost', 'ComfyUI has lost the prompt');
        if (found !== 'under way') return found;
        lastSeenAt = performance.now();
      } catch (error) {
        const isAway = error instanceof EngineError && error.kind === 'unavailable';
        if (!isAway || performance.now() - lastSeenAt > patienceMs) throw error;
      }
      const woken = signal ? AbortSignal.any([signal, pause.signal]) : pause.signal;
      await sleep(lookIntervalMs, undefined, { signal: woken }).catch(() => undefined);
      signal?.throwIfAborted();
    }
  } finally {
    close();
  }
}
