import type { z } from 'zod';
import type { World } from '../world.ts';
import type { FormObject } from './form-body.ts';
import { readParams } from './params.ts';

/** One call of the API. Its parameters are read and checked before it changes anything. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path; may contain one `:id`. */
  path: string;
  prepare: (raw: FormObject) => (world: World, id: string) => object;
};

export function endpoint<Params>(call: {
  method: Endpoint['method'];
  path: string;
  params: z.ZodType<Params>;
  run: (world: World, params: Params, id: string) => object;
}): Endpoint {
  return {
    method: call.method,
    path: call.path,
    prepare: (raw) => {
      const params = readParams(call.params, raw);
      return (world, id) => call.run(world, params, id);
    },
  };
}
