import { type Setting, textSchema, urlSchema } from '@toile/engines/setting';
import { z } from 'zod';

/** The settings of traces, by the names that OpenTelemetry gives them. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: urlSchema(['http:', 'https:']).optional(),
    wants: 'an http or https address, such as http://collector:4318',
    meaning:
      'A collector that speaks OTLP over HTTP: traces of runs from the click to the stream go there. They hold no prompts, names, addresses or secrets ([docs/deploy.md](docs/deploy.md#traces)).',
    fallback: 'none: nothing is traced',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: textSchema(/^[\w-]+=[^,=]+(,[\w-]+=[^,=]+)*$/).optional(),
    wants: 'headers such as authorization=Bearer%20abc, separated by commas',
    meaning: 'Headers for the collector.',
    fallback: 'none',
    isSecret: true,
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
      .transform(Number)
      .default(1),
    wants: 'a number from 0 to 1',
    meaning: 'Fraction of requests, and of the runs that they start, that is traced.',
    fallback: '1',
  },
} as const satisfies Record<string, Setting>;
