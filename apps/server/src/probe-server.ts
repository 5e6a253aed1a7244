import fastify, { type FastifyInstance, LogController } from 'fastify';
import { addErrorHandler } from './platform/error-handler.ts';
import { addLivenessRoute, addReadinessRoute } from './platform/health.routes.ts';
import { addMetricsRoute } from './platform/metrics.ts';
import type { Services } from './services.ts';

type ProbeServices = Pick<Services, 'config' | 'draining' | 'log' | 'metrics' | 'readinessChecks'>;

/** The HTTP side of a worker alone: signs of life and figures for its operator, nothing else. */
export async function buildProbeServer(services: ProbeServices): Promise<FastifyInstance> {
  const { config, draining, log, metrics, readinessChecks: checks } = services;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  addErrorHandler(app);
  addLivenessRoute(app);
  addReadinessRoute(app, { checks, ...draining, facts: async () => ({}) });
  addMetricsRoute(app, { registry: metrics, access: config });
  await app.ready();
  return app;
}
