import { context, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './open-tracing.ts';

/** Longest wait at the end for a collector that does not answer. */
const FAREWELL_MS = 3000;
const EXPORT_WITHIN_MS = 5000;

/** A collector, and what it gets. */
export type Collector = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Fraction of requests that are traced. */
  fraction: number;
};

/** Starts to send traces to a collector. One that is away costs traces, and nothing else. */
export function openOtlpTracing({ endpoint, headers, fraction }: Collector): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
    timeoutMillis: EXPORT_WITHIN_MS,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'toile' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(fraction) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_WITHIN_MS })],
  });
  provider.register();
  return {
    close: async () => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, FAREWELL_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      trace.disable();
      context.disable();
    },
  };
}
