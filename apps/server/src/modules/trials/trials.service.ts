import { randomInt } from 'node:crypto';
import type {
  PromptReading,
  ProofChallenge,
  TrialOrder,
  TrialPicture,
  TrialWords,
} from '@toile/contract';
import { type Engine, listMembers, offerOf } from '@toile/engines';
import { provenanceXmp, writePngXmp } from '@toile/raster';
import { type BriefKind, briefOfRun, type getTool as getRealTool } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { createFairGate } from '../../platform/fair-gate.ts';
import { createLocalRate } from '../../platform/local-rate.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { createTally } from '../../platform/tally.ts';
import { createDrawAtOnce } from '../engines/draw-at-once.ts';
import { parseRunOrder } from '../generations/orders/run-order.ts';
import type { PromptReadings } from '../prompt-readings/prompt-readings.service.ts';
import {
  BUSY_RETRY_SECONDS,
  CALLS_OF_ADDRESS,
  DAY_SECONDS,
  MOST_TRIALS,
  picturesOfAddress,
  TRIAL_TURNS,
} from './limits.ts';
import { createTrialProofs } from './trial-proofs.ts';
import { watermark } from './watermark.ts';

/** All visitors together, where users take turns. */
const VISITORS = 'visitors';

type Deps = {
  config: Pick<Config, 'trialsPerAddress'>;
  secret: string;
  clock: Clock;
  rateLimiter: Pick<RateLimiter, 'check' | 'take' | 'tryTake' | 'giveBack'>;
  engine: Engine;
  getTool: typeof getRealTool;
  promptReadings: Pick<PromptReadings, 'read'>;
};

/** A visitor: an address, and whether this browser had its picture of the day. */
export type TrialVisitor = { address: string; hadPicture: boolean; signal: AbortSignal };

export type TrialsService = ReturnType<typeof createTrials>;

const used = (retryAfterSeconds?: number) => new AppError('trialUsed', { retryAfterSeconds });

/** True for our own failures: what a visitor did wrong, or gave up, stays counted. */
const isOurs = (error: unknown) => !(error instanceof AppError) || error.error === 'unavailable';

/**
 * Pictures for visitors without an account: one a day, small and marked, drawn by rules on this
 * machine alone. Nothing of them is stored but two counters. Every method throws notFound where
 * trials are off, and tooManyRequests.
 */
export function createTrials(deps: Deps) {
  const { config, clock, rateLimiter, engine, getTool, promptReadings } = deps;
  const ofAddress = picturesOfAddress(config.trialsPerAddress);
  const proofs = createTrialProofs(deps);
  const countCall = createLocalRate(CALLS_OF_ADDRESS, clock);
  const inTurn = createFairGate(TRIAL_TURNS);
  const take = createTally(MOST_TRIALS);
  const drawAtOnce = createDrawAtOnce({
    render: (brief, options) => memberFor(brief.kind).render(brief, options),
  });

  /** The engine that draws a kind by rules, on this machine: no vendor is called for a visitor. */
  function memberFor(kind: BriefKind): Engine {
    const found = listMembers(engine, kind).find(
      (member) => !member.lane && offerOf(member, kind).method === 'rules',
    );
    if (!found) throw new AppError('toolUnavailable');
    return found;
  }

  function enter({ address }: Pick<TrialVisitor, 'address'>): void {
    if (config.trialsPerAddress === 0) throw new AppError('notFound');
    countCall(address);
  }

  /** The order of words alone. Throws as a run does, for tools that start from a picture too. */
  function parse({ ai_model, text_prompt }: TrialWords) {
    const form = { fields: { ai_model, text_prompt }, pictures: new Map() };
    const order = parseRunOrder(form, { getTool, kinds: engine.kinds });
    return { tool: getTool(order.tool), order };
  }

  /** Counts a picture of an address. @throws AppError trialUsed past its limit */
  async function countPicture(address: string): Promise<void> {
    try {
      await rateLimiter.take(ofAddress, address);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw used(error.details.retryAfterSeconds);
    }
  }

  async function draw(words: TrialWords, { address, signal }: TrialVisitor): Promise<TrialPicture> {
    const { tool, order } = parse(words);
    const seed = randomInt(2 ** 32);
    const { prompt, settings: run } = order;
    const brief = await briefOfRun({ tool, prompt, run, pictures: { images: {} } });
    const drawn = await inTurn({ userId: address, signal }, () =>
      drawAtOnce(brief, { signal, seed, priority: 'spare', fieldOf: () => 'text_prompt' }),
    );
    const { digitalSourceType, model, unread } = drawn;
    const facts = {
      digitalSourceType,
      model,
      engine: memberFor(brief.kind).id,
      seed,
      tool: tool.id,
    };
    const { webp, ...size } = await watermark(writePngXmp(drawn.png, provenanceXmp(facts)));
    const output = `data:image/webp;base64,${webp.toString('base64')}`;
    return { output, ...size, unread };
  }

  return {
    /** Work for a trial. @throws AppError trialUsed where today's picture is drawn */
    async ask(visitor: TrialVisitor): Promise<ProofChallenge> {
      enter(visitor);
      if (visitor.hadPicture) throw used(DAY_SECONDS);
      await rateLimiter.check(ofAddress, visitor.address).catch((error: unknown) => {
        throw error instanceof AppError ? used(error.details.retryAfterSeconds) : error;
      });
      return proofs.ask();
    },

    /**
     * The picture of some words. Throws `proofRefused`, `trialUsed`, `invalidRequest` as a run does,
     * `toolUnavailable`, `unavailable` while many wait or the engine fails, `abandoned`.
     */
    async draw(order: TrialOrder, visitor: TrialVisitor): Promise<TrialPicture> {
      enter(visitor);
      if (visitor.hadPicture) throw used(DAY_SECONDS);
      memberFor(parse(order).order.kind);
      await proofs.use(order);
      const leave = take(VISITORS);
      if (!leave) throw new AppError('unavailable', { retryAfterSeconds: BUSY_RETRY_SECONDS });
      try {
        await countPicture(visitor.address);
        return await draw(order, visitor).catch(async (error: unknown) => {
          if (isOurs(error)) await rateLimiter.giveBack(ofAddress, visitor.address);
          throw error;
        });
      } finally {
        leave();
      }
    },

    /** The words that a trial would not draw. All visitors together have one user's turn. */
    async read(
      words: TrialWords,
      visitor: Omit<TrialVisitor, 'hadPicture'>,
    ): Promise<PromptReading> {
      enter(visitor);
      const { order } = parse(words);
      const { id } = memberFor(order.kind);
      const reader = { userId: VISITORS, signal: visitor.signal };
      const { marks } = await promptReadings.read(reader, { ...words, engine: id });
      return { marks };
    },
  };
}
