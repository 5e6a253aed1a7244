import { connect, type Socket } from 'node:net';

/** A connection that writes bytes as they are, and keeps the first of what comes back. */
export type RawConnection = {
  write: (bytes: string | Uint8Array) => void;
  /** The answer so far, at most its first 4 KB. */
  received: () => string;
  isClosed: () => boolean;
  /** Resolves once something has come back or the other side has closed, or after the time. */
  answered: (patienceMs: number) => Promise<void>;
  /** Resolves once the other side has closed, or after the time; whether it was closed. */
  closed: (patienceMs: number) => Promise<boolean>;
  /** Stops and goes on reading, as a slow reader does. */
  pause: () => void;
  destroy: () => void;
};

const KEPT = 4096;

export function openRaw(port: number, { from = '127.0.0.1' } = {}): RawConnection {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let text = '';
  let isClosed = false;
  const closing = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isClosed = true;
      resolve();
    });
  });
  const answering = new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
  });
  const patience = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms).unref();
    });
  // A reset is an answer as well.
  socket.on('error', () => undefined);
  socket.on('data', (part: Buffer) => {
    if (text.length < KEPT) text += part.toString('latin1');
  });
  return {
    write: (bytes) => {
      if (!isClosed && socket.writable) socket.write(bytes);
    },
    received: () => text.slice(0, KEPT),
    isClosed: () => isClosed,
    answered: async (patienceMs) => {
      await Promise.race([answering, closing, patience(patienceMs)]);
    },
    closed: async (patienceMs) => {
      await Promise.race([closing, patience(patienceMs)]);
      return isClosed;
    },
    pause: () => socket.pause(),
    destroy: () => socket.destroy(),
  };
}

/** Status of the first answer on the wire; 0 when none came. */
export function statusOf(text: string): number {
  return Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0);
}
