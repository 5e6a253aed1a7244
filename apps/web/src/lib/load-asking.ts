import type { ComponentType } from 'react';

/** Loads a component that fetches data, and the query client's code beside it. */
export async function loadAsking<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Asking, { withQueries }] = await Promise.all([load(), import('./with-queries.tsx')]);
  return withQueries(Asking);
}
