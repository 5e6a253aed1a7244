import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { portOf } from './port-of.ts';

/** State of a line: it passes data on, late, or not at all. */
export type LineState = 'open' | 'slow' | 'cut';

/** A TCP proxy before a server, which can be slowed down and cut. */
export type Line = {
  port: number;
  /** Cutting breaks all connections, and new ones are refused with a reset. */
  set: (state: LineState) => void;
  close: () => Promise<void>;
};

/** Opens a line to a port of this machine; a slow one holds each piece for `delayMs`. */
export async function openLine(target: number, { delayMs }: { delayMs: number }): Promise<Line> {
  let state: LineState = 'open';
  const sockets = new Set<Socket>();

  const delay = () =>
    new Transform({
      transform: (piece, _encoding, pass) => {
        if (state === 'slow') setTimeout(pass, delayMs, null, piece);
        else pass(null, piece);
      },
    });

  function track(socket: Socket, other: () => Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
  }

  const server = createServer((inside) => {
    if (state === 'cut') {
      inside.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const outside = connect(target, '127.0.0.1');
    track(inside, () => outside);
    track(outside, () => inside);
    inside.pipe(delay()).pipe(outside);
    outside.pipe(delay()).pipe(inside);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    port: portOf(server),
    set: (next) => {
      state = next;
      if (next === 'cut') cut();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
