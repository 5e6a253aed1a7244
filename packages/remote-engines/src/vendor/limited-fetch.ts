import { EngineError } from '@toile/engines';

/**
 * `fetch` whose answers break off beyond a number of bytes with an EngineError `failed`. What is
 * sent follows no redirect; what is fetched does.
 */
export const limitedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const redirect = init?.method === 'POST' ? 'error' : 'follow';
    const response = await fetch(input, { ...init, redirect });
    let length = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        length += chunk.byteLength;
        if (length <= maxBytes) controller.enqueue(chunk);
        else controller.error(new EngineError('failed', `More than ${maxBytes} bytes came`));
      },
    });
    return new Response(response.body?.pipeThrough(limit) ?? null, response);
  };
