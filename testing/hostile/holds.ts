import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const SOCKET = /^\d+\.sock$/;
/** Longest wait for an answer; a process without one has been blocked for at least as long. */
const PATIENCE_MS = 120_000;

const holdSchema = z.object({
  pid: z.number(),
  isServing: z.boolean(),
  computedMs: z.number(),
  wallMs: z.number(),
});

/** The longest block of a process's event loop since the last reading. */
type Hold = z.output<typeof holdSchema>;

async function ask(path: string): Promise<Hold | undefined> {
  const socket = connect(path);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`${path} does not answer`)));
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += String(part);
  });
  try {
    await once(socket, 'close');
  } catch {
    // Its process is gone.
    return undefined;
  }
  return text === '' ? undefined : holdSchema.parse(JSON.parse(text));
}

/** Reads the probes of all living processes; the one that serves HTTP comes first. */
export async function takeHolds(folder: string): Promise<Hold[]> {
  const sockets = (await readdir(folder)).filter((name) => SOCKET.test(name));
  const holds = await Promise.all(sockets.map((name) => ask(join(folder, name))));
  return holds
    .filter((hold) => hold !== undefined)
    .toSorted((one, other) => Number(other.isServing) - Number(one.isServing));
}
