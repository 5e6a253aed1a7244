import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const SCOPE = 'toile';
/** W3C's text of a span: version, trace, span, flags. */
const TRACE_PARENT = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/;

/**
 * Facts of a span. They leave this machine: ids, counts and names of ours, and never what a user
 * wrote, a name, an address or a secret.
 */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

const tracer = () => trace.getTracer(SCOPE);

const toAttributes = (facts: SpanFacts): Attributes =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`toile.${name}`, value]));

/** Marks a span as failed. Of the error only its kind is told: messages may quote what was sent. */
function markFailed(span: Span, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', kind);
}

async function runIn<Result>(span: Span, parent: Context, work: () => Promise<Result>) {
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work as a part of the trace under way. Without tracing, just runs it. */
export function withSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer().startSpan(name, { attributes: toAttributes(facts) });
  return runIn(span, context.active(), work);
}

/** The trace under way as text, to be stored with what goes on elsewhere; null while none is. */
export function currentTraceParent(): string | null {
  const found = trace.getSpanContext(context.active());
  if (!found || !trace.isSpanContextValid(found)) return null;
  const flags = found.traceFlags.toString(16).padStart(2, '0');
  return `00-${found.traceId}-${found.spanId}-${flags}`;
}

function contextOf(traceParent: string | null): Context {
  const { traceId, spanId, flags } = TRACE_PARENT.exec(traceParent ?? '')?.groups ?? {};
  const none = context.active();
  if (traceId === undefined || spanId === undefined || flags === undefined) return none;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(none, { traceId, spanId, traceFlags, isRemote: true });
}

/** Where a trace goes on: the stored text of its parent. */
export type Continued = { name: string; traceParent: string | null; facts: SpanFacts };

/** Runs work as a part of a stored trace. */
export function continueTrace<Result>(
  { name, traceParent, facts }: Continued,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = contextOf(traceParent);
  const attributes = toAttributes(facts);
  const span = tracer().startSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent);
  return runIn(span, parent, work);
}

/** Adds a part to the trace under way that took so long until now. */
export function addPastSpan(name: string, facts: SpanFacts, lastedMs: number): void {
  const endTime = Date.now();
  const startTime = endTime - Math.max(0, lastedMs);
  tracer()
    .startSpan(name, { startTime, attributes: toAttributes(facts) })
    .end(endTime);
}
