import { z } from 'zod';
import { send } from './send.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const parameterSchema = z.object({ in: z.string(), name: z.string() });

const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z
    .object({
      content: z.record(
        z.string(),
        z.object({
          schema: z.object({
            properties: z
              .record(z.string(), z.object({ format: z.string().optional() }))
              .default({}),
          }),
        }),
      ),
    })
    .optional(),
});

const descriptionSchema = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
});

/** A field of a body. */
type RouteField = { name: string; isPicture: boolean };

/** A route as the product describes it. */
export type Route = {
  /** Unique name: `POST /api/vote/`. */
  name: string;
  method: string;
  /** The path, with its parameters in braces. */
  path: string;
  parameters: readonly { in: string; name: string }[];
  bodyType: string | undefined;
  fields: readonly RouteField[];
};

/** The routes of a description in OpenAPI. */
function routesOf(description: unknown): Route[] {
  const { paths } = descriptionSchema.parse(description);
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((key) => {
      const operation = operations[key];
      if (!operation) return [];
      const method = key.toUpperCase();
      const [bodyType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const fields = Object.entries(content?.schema.properties ?? {}).map(([name, { format }]) => ({
        name,
        isPicture: format === 'binary',
      }));
      const { parameters } = operation;
      return [{ name: `${method} ${path}`, method, path, parameters, bodyType, fields }];
    }),
  );
}

/** The routes of a product, read from its own description. */
export async function readRoutes(port: number): Promise<Route[]> {
  const path = '/api/openapi.json';
  const { body } = await send(port, { method: 'GET', path, keepsAll: true });
  return routesOf(JSON.parse(body.toString()));
}
