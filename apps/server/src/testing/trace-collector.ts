import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Attribute = z.object({
  key: z.string(),
  value: z.record(z.string(), z.unknown()),
});

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(Attribute),
  status: z.object({ code: z.number().optional() }),
});

const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

export type ReceivedSpan = z.infer<typeof Span>;

/** A collector that takes OTLP over HTTP as JSON, checks its shape, and keeps what it got. */
export async function startTraceCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.url !== '/v1/traces' || request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    bodies.push(body);
    headers.push(request.headers);
    const { resourceSpans } = Export.parse(JSON.parse(body));
    const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    spans.push(...scopes.flatMap((scope) => scope.spans));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    headers,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
