import { type Engine, EngineError, listMembers } from '@toile/engines';
import type { BriefKind, Rewording } from '@toile/tools';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Database } from '../../../platform/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import { PROMPT_REWORDINGS } from '../jobs/run-limits.ts';

type RewordingDeps = {
  database: Database;
  engine: Engine;
  ledger: Pick<Ledger, 'getAvailable'>;
  rateLimiter: Pick<RateLimiter, 'tryTake'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Registry;
};

/** An order whose prompt may be put in other words. */
type WordyOrder = {
  userId: string;
  kind: BriefKind;
  /** Id of the engine that draws it. */
  engine: string;
  prompt: string;
  /** Price of the whole order in credits. */
  price: number;
};

/** The prompt of an order in the words of its engine; undefined: the user's own words are drawn. */
export type RewordPrompt = (order: WordyOrder) => Promise<Rewording | undefined>;

/**
 * Has prompts that an engine reads only partly put in its own words by a text model. Where none is
 * set nobody is asked. Whatever the model does, an order goes on.
 */
export function createPromptRewording(deps: RewordingDeps): RewordPrompt {
  const { database, engine, ledger, rateLimiter, log } = deps;
  const outcomes = new Counter({
    name: 'toile_prompt_rewordings',
    help: 'Prompts that a text model was to put in the words of the engine, by what came of it.',
    labelNames: ['outcome'],
    registers: [deps.metrics],
  });
  const readerOf = ({ kind, engine: id }: WordyOrder) =>
    listMembers(engine, kind).find((member) => member.id === id)?.promptReader;

  /** True for an order that is worth a question: orders that are refused later cost one too. */
  async function mayAsk({ userId, price }: WordyOrder): Promise<boolean> {
    if ((await ledger.getAvailable(database, userId)) < price) return false;
    return rateLimiter.tryTake(PROMPT_REWORDINGS, userId);
  }

  return async (order) => {
    const reader = readerOf(order);
    if (!reader || order.prompt === '') return undefined;
    try {
      if ((await reader.listUnread(order)).length === 0) return undefined;
      if (!(await mayAsk(order))) return undefined;
      const rewording = await reader.reword(order);
      outcomes.inc({ outcome: rewording ? 'reworded' : 'useless' });
      return rewording;
    } catch (error) {
      const outcome = error instanceof EngineError ? error.kind : 'failed';
      outcomes.inc({ outcome });
      // The error of an engine holds no words of users; any other one may.
      log.warn(
        { outcome, ...(error instanceof EngineError && { reason: error.message }) },
        'A prompt was not put in the words of the engine',
      );
      return undefined;
    }
  };
}
