import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';

/** A condition for accepting requests. */
export type ReadinessCheck = {
  name: string;
  /** Message when the check fails; the cause goes to the log alone. */
  fault: string | ((error: unknown) => string);
  /** Throws when the condition fails. */
  check: () => Promise<void>;
  /**
   * True for a part that all processes share and without which most requests are answered: once it
   * has worked, its failure is told, and the process stays ready. Else a proxy would send visitors
   * to nobody.
   */
  isSpared?: boolean;
};

type Outcome = { ok: true } | { ok: false; reason: string };

const PATIENCE_MS = 2000;

async function expire(signal: AbortSignal): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { signal });
  throw new Error(`No answer within ${PATIENCE_MS} ms`);
}

async function runCheck({ name, fault, check }: ReadinessCheck, log: Log): Promise<Outcome> {
  const race = new AbortController();
  try {
    await Promise.race([check(), expire(race.signal)]);
    return { ok: true };
  } catch (error) {
    log.warn({ err: error, check: name }, 'Not ready');
    return { ok: false, reason: typeof fault === 'string' ? fault : fault(error) };
  } finally {
    race.abort();
  }
}

const NO_DOCS = { schema: { hide: true } };

/** Those of an answer that passes by the security headers. */
const LIVENESS_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/**
 * /healthz: the process runs. Called every few seconds, so add it to an application without hooks.
 */
export function addLivenessRoute(app: FastifyInstance): void {
  app.get('/healthz', NO_DOCS, (_request, reply) => {
    void reply.headers(LIVENESS_HEADERS).send('{"status":"ok"}');
  });
}

type ReadinessOptions = {
  checks: readonly ReadinessCheck[];
  /** Additional facts in the answer; they never make the process unready. */
  facts: () => Promise<Readonly<Record<string, unknown>>>;
  /** True while the process is about to end: visitors should go elsewhere. */
  isDraining: () => boolean;
};

/** /readyz: the state of each part that the process needs; 503 if one fails that is not spared. */
export function addReadinessRoute(app: FastifyInstance, options: ReadinessOptions): void {
  const { checks, facts, isDraining } = options;
  const spared = new Set(checks.flatMap(({ name, isSpared }) => (isSpared ? [name] : [])));
  /** Parts that have worked since the process began. */
  const proven = new Set<string>();
  const isServed = (name: string, { ok }: Outcome) => ok || (spared.has(name) && proven.has(name));
  app.get('/readyz', NO_DOCS, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'ending' });
    const run = async (check: ReadinessCheck) =>
      [check.name, await runCheck(check, request.log)] as const;
    const [outcomes, more] = await Promise.all([Promise.all(checks.map(run)), facts()]);
    for (const [name, { ok }] of outcomes) if (ok) proven.add(name);
    const isReady = outcomes.every(([name, outcome]) => isServed(name, outcome));
    const isWhole = outcomes.every(([, { ok }]) => ok);
    return reply.code(isReady ? 200 : 503).send({
      status: isWhole ? 'ok' : isReady ? 'impaired' : 'unavailable',
      checks: Object.fromEntries(outcomes),
      ...more,
    });
  });
}
