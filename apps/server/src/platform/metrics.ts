import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from 'prom-client';
import { AppError } from './app-error.ts';
import { isLocalRequest, isPrivateSite } from './local-request.ts';

/** The registry of metrics with the process's own; modules register theirs in it. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Adds a gauge that finds its value when it is asked for. */
export function addGauge<Label extends string>(
  registry: Registry,
  gauge: Omit<GaugeConfiguration<Label>, 'registers'>,
): void {
  registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
}

type Access = { metricsToken: string | undefined; publicUrl: string; trustProxy: unknown };

/**
 * True for a request with the token. Without a token: for one from this machine, while the site
 * serves this machine alone.
 */
function mayRead(request: FastifyRequest, access: Access): boolean {
  const { metricsToken: token } = access;
  if (token === undefined) return isPrivateSite(access) && isLocalRequest(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

type MetricsOptions = { registry: Registry; access: Access };

/** Measures every request, and shows all metrics at /metrics to authorised callers. */
export function addMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [options.registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  addMetricsRoute(app, options);
}

/** Shows all metrics at /metrics to authorised callers. */
export function addMetricsRoute(app: FastifyInstance, { registry, access }: MetricsOptions): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, access)) throw new AppError('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
