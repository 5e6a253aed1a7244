import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Model } from './model.ts';

/** Longest silence of a server before its connection counts as cut. */
const STALL_MS = 60_000;

/** Longest time for one model: a slow line needs half an hour for the largest. */
const TOTAL_MS = 3_600_000;

/** Connections that are opened for one model, as long as each brings some bytes. */
const TRIES = 5;

const PAUSE_MS = 1000;

export type DownloadOptions = { signal?: AbortSignal; stallMs?: number; pauseMs?: number };

/** An answer of the server that another try would not change. */
class Refusal extends Error {}

type Download = {
  model: Model;
  from: URL;
  file: FileHandle;
  /** Bytes that are in the file. */
  have: number;
  signal: AbortSignal;
  stallMs: number;
};

/**
 * Downloads a model's file, and never more bytes than the manifest names. After a cut connection it
 * goes on from where it was, or from the start when the server sends the whole file again.
 * @throws when the server has no such file, sends too much, stays silent, or is cut too often
 */
export async function downloadWeights(
  model: Model,
  { from, target, ...options }: DownloadOptions & { from: URL; target: string },
): Promise<void> {
  const { stallMs = STALL_MS, pauseMs = PAUSE_MS } = options;
  const signal = AbortSignal.any([options.signal ?? [], AbortSignal.timeout(TOTAL_MS)].flat());
  const file = await open(target, 'w');
  const download: Download = { model, from, file, have: 0, signal, stallMs };
  try {
    for (let left = TRIES; download.have < model.bytes; left -= 1) {
      const before = download.have;
      const fault = await receive(download).catch((error: unknown) => error);
      signal.throwIfAborted();
      if (fault instanceof Refusal) throw fault;
      if (download.have >= model.bytes) return;
      if (download.have <= before || left <= 1) throw cutOff(download, fault);
      await wait(pauseMs, undefined, { signal });
    }
  } finally {
    await file.close();
  }
}

function cutOff({ model, from, have }: Download, cause: unknown): Error {
  const got = `${have} of ${model.bytes} bytes came from ${from.href}`;
  return new Error(`The model ${model.id} did not arrive: ${got} (${reasonOf(cause)})`, { cause });
}

/** The reason of a fault: that of its cause where it has one, as the faults of fetch do. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'the connection ended';
  return fault.cause instanceof Error ? fault.cause.message : fault.message;
}

/** Appends what one connection brings. */
async function receive(download: Download): Promise<void> {
  const { model, from, have, signal, stallMs, file } = download;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error('the server is silent')), stallMs);
  try {
    const response = await fetch(from, {
      headers: { 'accept-encoding': 'identity', ...(have > 0 && { range: `bytes=${have}-` }) },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    await startAt(download, response);
    const body: AsyncIterable<Uint8Array> = response.body ?? Readable.from([]);
    for await (const chunk of body) {
      timer.refresh();
      assertRoom(model, download.have + chunk.length);
      await file.write(chunk, 0, chunk.length, download.have);
      download.have += chunk.length;
    }
  } finally {
    clearTimeout(timer);
    // Ends the connection where the body was not read to its end.
    silence.abort();
  }
}

/** Checks the head of an answer, and sets the place in the file where its body begins. */
async function startAt(download: Download, { status, headers }: Response): Promise<void> {
  const { model, from, file } = download;
  const isRest =
    status === 206 && headers.get('content-range')?.startsWith(`bytes ${download.have}-`);
  if (status !== 200 && !isRest) {
    throw new Refusal(`The model ${model.id} is missing: ${from.href} answers ${status}`);
  }
  if (!isRest) {
    download.have = 0;
    await file.truncate(0);
  }
  assertRoom(model, download.have + Number(headers.get('content-length') ?? 0));
}

function assertRoom({ id, bytes }: Model, length: number): void {
  if (length > bytes) throw new Refusal(`The model ${id} is larger than its ${bytes} bytes`);
}
