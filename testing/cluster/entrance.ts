import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWell } from '../../apps/server/src/testing/server-process.ts';

const CHECK_EVERY_MS = 500;
const CHECK_PATIENCE_MS = 2000;
/** Errors of a request that reached no server: it may go to another. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ETIMEDOUT']);

/** The reverse proxy before the APIs, as `deploy/compose/Caddyfile` sets one up. */
export type Entrance = {
  /** Requests that reached no server and went to another one. */
  passedOn: () => number;
  /** Its own refusals by reason. */
  refusals: ReadonlyMap<string, number>;
  close: () => Promise<void>;
};

const isNotReached = (error: Error) =>
  'code' in error && typeof error.code === 'string' && NOT_REACHED.has(error.code);

function refuse(answer: ServerResponse): void {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
}

/** Watches which ports are ready to answer; `take` gives them in turn. */
function watchPorts(ports: readonly number[], signal: AbortSignal) {
  const well = new Set(ports);
  let turn = 0;

  async function watch(port: number): Promise<void> {
    const url = `http://127.0.0.1:${port}/readyz`;
    while (!signal.aborted) {
      if (await isWell(url, { signal: AbortSignal.timeout(CHECK_PATIENCE_MS) })) well.add(port);
      else well.delete(port);
      await sleep(CHECK_EVERY_MS);
    }
  }

  for (const port of ports) void watch(port);
  return (isRefused: (port: number) => boolean): number | undefined => {
    const choices = [...well].filter((port) => !isRefused(port));
    turn += 1;
    return choices[turn % choices.length];
  };
}

/** Starts the proxy at `port`: ready APIs in turn, a request that reached none goes to the next. */
export async function openEntrance(port: number, apis: readonly number[]): Promise<Entrance> {
  const closing = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const take = watchPorts(apis, closing.signal);
  let passedOn = 0;
  const refusals = new Map<string, number>();

  function noteRefusal(reason: string): void {
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
  }

  function forward(asked: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const tried = new Set<number>();

    function tryNext(): void {
      const next = take((each) => tried.has(each));
      if (next === undefined) {
        noteRefusal(tried.size === 0 ? 'no API is ready' : 'no other API is ready');
        return refuse(answer);
      }
      tried.add(next);
      const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress };
      const options: RequestOptions = { host: '127.0.0.1', port: next, agent, headers };
      const inner = request({ ...options, method: asked.method, path: asked.url }, (inside) => {
        answer.writeHead(inside.statusCode ?? 502, inside.headers);
        pipeline(inside, answer, () => undefined);
      });
      inner.on('error', (error) => {
        // An open connection that the server had just closed has carried nothing either.
        const isStale = inner.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (!isNotReached(error) && !(isStale && asked.method === 'GET')) {
          if (!answer.destroyed) noteRefusal(`${error.message} (reused ${inner.reusedSocket})`);
          return refuse(answer);
        }
        passedOn += 1;
        if (isStale) tried.delete(next);
        tryNext();
      });
      answer.on('close', () => {
        if (!answer.writableFinished) inner.destroy();
      });
      inner.end(body);
    }

    tryNext();
  }

  const server = createServer((asked, answer) => {
    const pieces: Buffer[] = [];
    asked.on('data', (piece: Buffer) => pieces.push(piece));
    asked.on('error', () => answer.destroy());
    asked.on('end', () => forward(asked, Buffer.concat(pieces), answer));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    passedOn: () => passedOn,
    refusals,
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
