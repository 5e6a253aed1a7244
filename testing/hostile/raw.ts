import { connect, type Socket } from 'node:net';

/** A connection that sends bytes unchanged, and keeps the first bytes of the answer. */
export type RawConnection = {
  write: (bytes: string | Uint8Array) => void;
  /** The answer so far, at most its first 4 KB. */
  received: () => string;
  isClosed: () => boolean;
  /** Resolves once an answer has come, the other side has closed, or the time is over. */
  answered: (patienceMs: number) => Promise<void>;
  /** Resolves once the other side has closed or the time is over; true when it has closed. */
  closed: (patienceMs: number) => Promise<boolean>;
  /** Pauses and resumes reading, as a slow reader does. */
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

/** Status of the first answer in the bytes; 0 when there is none. */
export function statusOf(text: string): number {
  return Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0);
}
