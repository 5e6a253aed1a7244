import { request as startRequest } from 'node:http';

/** Longest wait for an answer. */
const PATIENCE_MS = 120_000;
/** Bytes of an answer that are kept. */
const KEPT_BYTES = 64 * 1024;

export type Call = {
  method: string;
  /** The path with its query, as sent. */
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string | undefined;
  /** Loopback address from which the call comes: each stands for another visitor. */
  from?: string | undefined;
  /** True: the whole answer is kept, instead of its first 64 KB. */
  keepsAll?: boolean;
};

export type Answer = {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Its first 64 KB, or all of it. */
  body: Buffer;
  bytes: number;
  ms: number;
};

/** Sends a call over a connection of its own and waits for the answer. Never throws. */
export function send(port: number, call: Call, signal?: AbortSignal): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const answer: Answer = { status: 0, headers: {}, body: Buffer.alloc(0), bytes: 0, ms: 0 };
    const kept: Buffer[] = [];
    const end = () => {
      resolve({ ...answer, body: Buffer.concat(kept), ms: performance.now() - startedAt });
    };
    const { method, path, headers = {}, body, from, keepsAll = false } = call;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = startRequest({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...length, ...headers, connection: 'close' },
      agent: false,
      timeout: PATIENCE_MS,
      ...(from === undefined ? {} : { localAddress: from }),
      ...(signal === undefined ? {} : { signal }),
    });
    outgoing.on('response', (response) => {
      answer.status = response.statusCode ?? 0;
      answer.headers = response.headers;
      response.on('data', (part: Buffer) => {
        if (keepsAll || answer.bytes < KEPT_BYTES) kept.push(part);
        answer.bytes += part.length;
      });
      response.on('close', end);
      response.on('error', end);
    });
    outgoing.on('timeout', () => outgoing.destroy());
    // A refusal may arrive while the body is being sent: then the answer counts.
    outgoing.on('error', end);
    outgoing.on('close', () => setImmediate(end));
    outgoing.end(body);
  });
}
