import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Busboy } from '@fastify/busboy';

/** A request as a vendor gets it. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

/** Answer of a vendor; `cut` breaks the connection after so many bytes of the body. */
export type Told = {
  status?: number;
  headers?: Record<string, string>;
  body?: Uint8Array | string | object;
  cutAfterBytes?: number;
};

export type Fault = (asked: Asked) => Told | undefined | Promise<Told | undefined>;

/** A vendor's server on this machine, which answers as told and remembers what it was asked. */
export type StandIn = {
  address: URL;
  asked: Asked[];
  /** Answer in place of the vendor's own; undefined lets that come. */
  fault: Fault | undefined;
  server: ReturnType<typeof createServer>;
  close: () => Promise<void>;
};

/** A field of a form: a text, or a file with its name. */
export type FormPart = { value: string } | { bytes: Buffer; filename: string };

/** The parts of a form by name, in order. @throws where it is no whole form. */
export function formOf({ headers, body }: Asked): Promise<Map<string, FormPart[]>> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, FormPart[]>();
    const add = (name: string, part: FormPart) =>
      parts.set(name, [...(parts.get(name) ?? []), part]);
    const type = headers['content-type'] ?? '';
    const form = new Busboy({ headers: { ...headers, 'content-type': type } });
    form.on('field', (name, value) => add(name, { value }));
    form.on('file', (name, stream, filename) => {
      buffer(stream).then((bytes) => add(name, { bytes, filename }), reject);
    });
    form.on('error', reject);
    // The last file is read to its end a turn later.
    form.on('finish', () => setImmediate(() => resolve(parts)));
    form.end(body);
  });
}

export const jsonOf = ({ body }: Asked): unknown => JSON.parse(body.toString('utf8'));

function write(response: ServerResponse, { status = 200, headers, body, cutAfterBytes }: Told) {
  const isRaw = body instanceof Uint8Array || typeof body === 'string';
  const bytes = Buffer.from(isRaw ? body : JSON.stringify(body ?? {}));
  const type = isRaw ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, 'content-length': bytes.length, ...headers });
  if (cutAfterBytes === undefined) return response.end(bytes);
  response.write(bytes.subarray(0, cutAfterBytes), () => response.destroy());
}

export async function openStandIn(
  answer: (asked: Asked) => Told | Promise<Told>,
): Promise<StandIn> {
  const asked: Asked[] = [];
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { method = 'GET', headers } = request;
    const each = { method, path: url.pathname, query: url.searchParams, headers, body };
    asked.push(each);
    try {
      write(response, (await standIn.fault?.(each)) ?? (await answer(each)));
    } catch (error) {
      write(response, { status: 400, body: { error: { message: String(error) } } });
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = bound instanceof Object ? bound.port : 0;
  const standIn: StandIn = {
    address: new URL(`http://127.0.0.1:${port}/`),
    asked,
    fault: undefined,
    server,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return standIn;
}
