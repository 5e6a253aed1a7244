import { createProbeEngine } from '../apps/server/src/testing/probe-engine.ts';
import type { MeasuredQueue } from './enqueue-to-start.ts';
import { openProduct } from './open-product.ts';

const FIELDS = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '1' };

/** The product's orders and one worker, whose engine reports its calls. */
export async function openProductQueue(url: string, folder: string): Promise<MeasuredQueue> {
  let begin: () => void = () => undefined;
  const engine = createProbeEngine(() => begin());
  const product = await openProduct({ url, folder, engine });
  const { generations } = product;
  return {
    measure: async () => {
      // A new user for each run: one alone may not start so many.
      const userId = await product.createCustomer();
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const orderedAt = performance.now();
      await Promise.all([begun, generations.start(userId, { kind: 'run', fields: FIELDS })]);
      const elapsedMs = performance.now() - orderedAt;
      await product.becomeIdle(userId);
      return elapsedMs;
    },
    close: product.close,
  };
}
