import { EngineError } from '@toile/engines';
import { z } from 'zod';
import { isIdentifier } from './answer-codes.ts';
import { lineFault } from './line-fault.ts';
import { errorOfRefusal } from './vendor-error.ts';

/** One request to a vendor. */
export type VendorCall = {
  /** Its name in errors. */
  vendor: string;
  url: URL;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Secrets belong here: headers are never part of an error. */
  headers?: Readonly<Record<string, string>>;
  body?: FormData | string;
  signal?: AbortSignal;
  /** From the begin of the request to the last byte of the answer. */
  timeoutMs: number;
  /** Bytes of an answer beyond which it is given up. */
  maxBytes: number;
  /** Called at the head of an answer of 2xx, before the rest of it is read. */
  onAccepted?: () => void;
};

/** An answer of 2xx, whole. */
export type VendorAnswer = { bytes: Uint8Array; type: string };

async function readWhole(response: Response, { vendor, maxBytes }: VendorCall) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | readonly never[] = response.body ?? [];
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      throw new EngineError('failed', `${vendor} sent more than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  const promised = Number(response.headers.get('content-length') ?? length);
  const isEncoded = response.headers.has('content-encoding');
  if (!isEncoded && promised !== length) {
    throw new EngineError('unavailable', `${vendor} sent ${length} of ${promised} bytes`);
  }
  return Buffer.concat(chunks, length);
}

/**
 * Sends a request and reads the whole answer.
 * @throws EngineError by what went wrong; the signal's reason when that came first.
 */
export async function callVendor(call: VendorCall): Promise<VendorAnswer> {
  const { vendor, url, method = 'GET', headers, body, signal, timeoutMs } = call;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const stops = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const response = await fetch(url, { method, headers, body, signal: stops, redirect: 'error' });
    if (response.ok) call.onAccepted?.();
    const bytes = await readWhole(response, call);
    if (response.ok) return { bytes, type: response.headers.get('content-type') ?? '' };
    throw errorOfRefusal({
      vendor,
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: bytes.toString('utf8'),
      secrets: Object.values(headers ?? {}),
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof EngineError) throw error;
    if (timeout.aborted) {
      throw new EngineError('timed-out', `${vendor} took longer than ${timeoutMs} ms`);
    }
    throw new EngineError('unavailable', `${vendor} is out of reach`, { cause: lineFault(error) });
  }
}

/** The place at which an answer does not fit, without what stands there; nothing for what is no JSON. */
function placeOf(error: unknown): string {
  const [issue] = error instanceof z.ZodError ? error.issues : [];
  if (!issue) return '';
  const steps = issue.path.map((step) =>
    typeof step === 'number' || isIdentifier(String(step)) ? String(step) : '…',
  );
  return ` (${issue.code} at ${steps.join('.') || 'its top'})`;
}

/** An answer in JSON of a known shape. @throws EngineError `failed` for another shape. */
export function readJsonAnswer<Schema extends z.ZodType>(
  { vendor, method = 'GET', url }: VendorCall,
  { bytes }: VendorAnswer,
  schema: Schema,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (error) {
    const asked = `${vendor} answered ${method} ${url.pathname}`;
    throw new EngineError('failed', `${asked} in an unknown shape${placeOf(error)}`);
  }
}

/** Sends a request and reads an answer in JSON. @throws EngineError as the two do. */
export async function callVendorJson<Schema extends z.ZodType>(
  call: VendorCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  return readJsonAnswer(call, await callVendor(call), schema);
}
