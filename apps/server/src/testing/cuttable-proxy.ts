import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A database's address that can be made to fail, as when the database is away. */
export type CuttableProxy = {
  url: string;
  /** Breaks all connections and refuses new ones. */
  cut: () => Promise<void>;
  /** Lets connections through again. */
  mend: () => Promise<void>;
  /** Accepts connections and data, but passes nothing on: the database hangs. */
  freeze: () => void;
  /** Passes on the held data, and all further data. */
  thaw: () => void;
  close: () => Promise<void>;
};

/** Connects to a database: by a socket in a folder (the embedded one) or by a port. */
function connectTo(url: URL): Socket {
  const port = url.port || '5432';
  const folder = url.searchParams.get('host');
  return folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(Number(port), url.hostname);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port to go through');
  return address.port;
}

/** A proxy before the database of `url`. */
export async function openCuttableProxy(url: string): Promise<CuttableProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  const server = createServer((inside) => {
    const outside = connectTo(target);
    track(inside);
    track(outside);
    const pair = [inside, outside] as const;
    pairs.add(pair);
    if (!isFrozen) inside.pipe(outside).pipe(inside);
    inside.on('close', () => {
      pairs.delete(pair);
      outside.destroy();
    });
    outside.on('close', () => inside.destroy());
  });

  function freeze(): void {
    isFrozen = true;
    for (const [inside, outside] of pairs) {
      inside.unpipe(outside).pause();
      outside.unpipe(inside).pause();
    }
  }

  function thaw(): void {
    isFrozen = false;
    for (const [inside, outside] of pairs) inside.pipe(outside).pipe(inside);
  }

  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  async function cut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await listen(0);
  const port = portOf(server.address());
  const proxied = new URL(url);
  proxied.hostname = '127.0.0.1';
  proxied.port = String(port);
  proxied.searchParams.delete('host');

  return {
    url: proxied.href,
    cut,
    mend: () => listen(port),
    freeze,
    thaw,
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
