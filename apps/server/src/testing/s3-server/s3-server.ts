import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answerRequest, type S3Answer } from './answer-request.ts';
import { createBucket } from './buckets.ts';
import { element, textElement } from './listings.ts';
import { createFaultPlan, type StoreFault } from './planned-faults.ts';
import { S3Refusal } from './s3-refusal.ts';
import { checkSignature } from './signature-check.ts';

export const TEST_BUCKET = 'toile-test';

type S3ServerOptions = {
  /** Number of keys in a page of a listing. */
  pageSize?: number;
  /** False: a store without conditional writes. */
  knowsConditions?: boolean;
};

function refuse(error: unknown): S3Answer {
  const { status, code } =
    error instanceof S3Refusal ? error : { status: 500, code: 'InternalError' };
  const body = element('Error', textElement('Code', code));
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

/** Sends an answer, or the begin of it, as a fault says. */
function send(
  response: ServerResponse,
  { answer, isHead, fault }: { answer: S3Answer; isHead: boolean; fault?: StoreFault },
): void {
  const { status, headers = {} } = answer;
  const content = Buffer.from(answer.body ?? '');
  response.writeHead(status, { ...headers, 'content-length': content.length });
  if (isHead) response.end();
  else if (fault?.kind === 'cut' || fault?.kind === 'stall') {
    response.write(content.subarray(0, fault.afterBytes), () => {
      if (fault.kind === 'cut') response.destroy();
    });
  } else response.end(content);
}

/**
 * A server that speaks S3 by its published rules, for tests: signatures of requests and addresses are
 * checked, and so are hashes of bodies; conditional writes, parts, ranges and pages. It keeps one
 * bucket in memory, can be stopped and started again, and makes the faults that are planned.
 */
export async function startS3Server(options: S3ServerOptions = {}) {
  const { pageSize = 1000, knowsConditions = true } = options;
  const bucket = createBucket();
  const faults = createFaultPlan();
  const requests: string[] = [];
  let port = 0;

  async function answer(request: IncomingMessage): Promise<S3Answer> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', `http://${headers.host}`);
    const body = await buffer(request);
    try {
      await checkSignature({ method, url, headers, body });
      const [, bucketName, ...rest] = url.pathname.split('/');
      if (bucketName !== TEST_BUCKET) throw new S3Refusal(404, 'NoSuchBucket');
      const key = decodeURIComponent(rest.join('/'));
      const rules = { pageSize, knowsConditions };
      return answerRequest({ method, url, headers, body, bucket, key, ...rules });
    } catch (error) {
      return refuse(error);
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(`${request.method} ${request.url}`);
    const fault = faults.take(request.method);
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'slow-down') {
      await buffer(request);
      send(response, { answer: refuse(new S3Refusal(503, 'SlowDown')), isHead: false });
      return;
    }
    const given = await answer(request);
    if (fault?.kind === 'lost-answer') response.destroy();
    else send(response, { answer: given, isHead: request.method === 'HEAD', fault });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function start(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) ({ port } = address);
  }

  /** Ends all connections; the bucket stays, for `start`. */
  async function stop(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  await start();
  return { endpoint: `http://127.0.0.1:${port}`, bucket, faults, requests, start, stop };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
