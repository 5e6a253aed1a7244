import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the schemas of all routes that are added after it. */
export async function addApiDescription(
  app: FastifyInstance,
  { title, version }: { title: string; version: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title, version } },
    transform: jsonSchemaTransform,
  });
}

/** The API's description at `/openapi.json` and a page that shows it at `/docs/`. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  let text: string | undefined;
  const describe = () => (text ??= JSON.stringify(app.swagger()));
  // It takes a tenth of a second and more: done once, before the first request.
  app.addHook('onListen', async () => void describe());
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(describe()),
  );
  await app.register(swaggerUi, { routePrefix: '/docs' });
}
