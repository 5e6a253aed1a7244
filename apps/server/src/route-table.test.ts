import { expect, test } from 'vitest';
import { createTestApp } from './testing/test-app.ts';

/** Routes under /api that the description leaves out: the description itself, and its pages. */
const OF_DESCRIPTION = /^\/api\/(openapi\.json|docs(\/.*)?)$/;

/** Every route as `/api/vote (POST)`, from the tree that the router prints. */
function listRoutes(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    parts.splice(depth, parts.length, part);
    const path = parts.join('');
    return methods
      .split(', ')
      .flatMap((method) => (method ? [`${path.replace(/\/$/, '')} (${method})`] : []));
  });
}

test('the description of the API has every route of it', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject('/api/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, Record<string, unknown>> }>();
  const described = new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) =>
          `${path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')} (${method.toUpperCase()})`,
      ),
    ),
  );
  const served = listRoutes(app.printRoutes()).filter((route) => {
    const [path = '', method] = route.split(' (');
    return path.startsWith('/api/') && !OF_DESCRIPTION.test(path) && method !== 'HEAD)';
  });
  expect(served.length).toBeGreaterThan(20);
  expect(served.filter((route) => !described.has(route))).toEqual([]);
});
