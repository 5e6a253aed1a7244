import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runDueWork } from '../due-work.ts';
import { createId } from '../store.ts';
import type { World } from '../world.ts';
import type { Endpoint } from './endpoint.ts';
import { expandFields } from './expand-fields.ts';
import type { createFaults, FaultKind } from './faults.ts';
import { type FormObject, parseForm } from './form-body.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import { refusals, StripeRefusal } from './stripe-refusal.ts';

export type ApiOptions = {
  world: World;
  endpoints: readonly Endpoint[];
  secretKey: string;
  faults: ReturnType<typeof createFaults>;
};

type Call = { id: string; raw: FormObject; key: string | undefined; requestId: string };

/** The calls under /v1: key, faults, idempotency, parameters, then the call itself. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const idempotency = createIdempotency(options.world.clock.now);
  for (const one of options.endpoints) {
    app.route({
      method: one.method,
      url: one.path,
      handler: async (request, reply) => {
        const fault = options.faults.take(request.method, request.url);
        if (fault === 'cut-before') return cut(reply);
        const requestId = createId('req');
        const { status, body, isReplayed } = answer(request, { ...options, one, requestId, fault });
        if (fault === 'cut-after') return cut(reply);
        if (isReplayed) reply.header('idempotent-replayed', 'true');
        return reply.header('request-id', requestId).code(status).send(body);
      },
    });
  }

  function answer(
    request: FastifyRequest,
    context: ApiOptions & { one: Endpoint; requestId: string; fault: FaultKind | undefined },
  ): Answer & { isReplayed?: boolean } {
    const { one, requestId, fault, secretKey, world } = context;
    try {
      checkKey(request, secretKey);
      if (fault === 'rate-limit') throw refusals.rateLimit();
      if (fault === 'server-error') throw refusals.serverFault();
      const call = readCall(request, requestId);
      runDueWork(world, world.clock.now());
      return one.method === 'POST' && call.key !== undefined
        ? answerOnce(context, { ...call, key: call.key }, request.url)
        : carryOut(world, call, one.prepare(withoutExpand(call.raw)));
    } catch (error) {
      return refusalAnswer(error);
    }
  }

  function answerOnce(
    { one, world }: ApiOptions & { one: Endpoint },
    call: Call & { key: string },
    url: string,
  ): Answer & { isReplayed?: boolean } {
    const present = idempotency.begin(call.key, `${url} ${JSON.stringify(call.raw)}`);
    if (present) return { ...present, isReplayed: true };
    const run = prepareOrForget(one, call);
    const made = tryOut(() => carryOut(world, call, run));
    idempotency.keep(call.key, made);
    return made;
  }

  function prepareOrForget(one: Endpoint, call: Call & { key: string }) {
    try {
      return one.prepare(withoutExpand(call.raw));
    } catch (error) {
      idempotency.forget(call.key);
      throw error;
    }
  }
}

function carryOut(world: World, call: Call, run: ReturnType<Endpoint['prepare']>): Answer {
  world.events.causedBy({ id: call.requestId, idempotency_key: call.key ?? null });
  try {
    const paths = Array.isArray(call.raw.expand) ? call.raw.expand.map(String) : [];
    return { status: 200, body: expandFields(run(world, call.id), paths, world.store) };
  } finally {
    world.events.causedBy(undefined);
  }
}

function tryOut(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    return refusalAnswer(error);
  }
}

function refusalAnswer(error: unknown): Answer {
  if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.body } };
  throw error;
}

function withoutExpand({ expand: _expand, ...raw }: FormObject): FormObject {
  return raw;
}

function checkKey({ headers }: FastifyRequest, secretKey: string): void {
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (sent === undefined) throw refusals.noKey();
  if (sent !== secretKey) throw refusals.wrongKey();
}

function readCall({ params, url, body, headers }: FastifyRequest, requestId: string): Call {
  const query = url.split('?')[1] ?? '';
  const raw = parseForm(typeof body === 'string' && body !== '' ? body : query);
  const key = headers['idempotency-key'];
  // Routes name their only parameter so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { id = '' } = params as { id?: string };
  return { id, raw, key: typeof key === 'string' ? key : undefined, requestId };
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}
