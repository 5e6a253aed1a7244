import type { Config } from '../config.ts';

/** Traces of this process; `close` sends what is left. */
export type Tracing = { close: () => Promise<void> };

/** Starts tracing where a collector is set; its kit is loaded only then. */
export async function openTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing> {
  if (tracing === undefined) return { close: async () => undefined };
  const { openOtlpTracing } = await import('./otlp-tracing.ts');
  return openOtlpTracing(tracing);
}
