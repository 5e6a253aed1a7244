import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { addApiDescription, addApiDocs } from './api-docs.ts';

test('the description is made once, before anybody asks for it', async () => {
  const app = Fastify();
  await addApiDescription(app, { title: 'A trial', version: '1' });
  const describe = vi.spyOn(app, 'swagger');
  await addApiDocs(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(describe).toHaveBeenCalledTimes(1);
  const answers = await Promise.all([app.inject('/openapi.json'), app.inject('/openapi.json')]);
  for (const answer of answers) expect(answer.json().info.title).toBe('A trial');
  expect(describe).toHaveBeenCalledTimes(1);
  await app.close();
});
