import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

const SERVER_FAULT = 500;

/**
 * Makes each request a trace of its own: what visitors say about traces is not believed. A span
 * names the route, and neither address nor query.
 */
export function addRequestSpans(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const options = { kind: SpanKind.SERVER, attributes, root: true };
    const span = trace.getTracer('toile').startSpan(`${request.method} ${route}`, options);
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.raw.statusCode);
      if (reply.raw.statusCode >= SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(context.active(), span), done);
  });
}
