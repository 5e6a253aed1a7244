import type { PromptReading } from '@toile/contract';
import { type Engine, type ForetellOrder, listMembers } from '@toile/engines';
import { briefKindOf, type getTool as getRealTool, listFields, runSchemaOf } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { createFairGate } from '../../platform/fair-gate.ts';
import { createLocalRate } from '../../platform/local-rate.ts';
import type { EngineChoice } from '../engines/engine-choice.ts';
import { parseFields } from '../inputs/parse-fields.ts';

/** Prompts that are read for a user: one for each pause in typing. */
const READINGS = { limit: 120, windowSeconds: 60 };

/** Longest wait for a reading: the first one of a process waits for its thread to load. */
const PATIENCE_MS = 45_000;

const RETRY_AFTER_SECONDS = 5;

/** The engine's one thread reads one prompt at a time. */
const TURNS = { atOnce: 1, atOnceOfParty: 1, mostWaiting: 3, retryAfterSeconds: 2 };

const runSchema = runSchemaOf(listFields());

/** In place of a picture that is not sent where only words are read. */
const NO_BYTES = new Uint8Array();

/** True where a run would bring a source, whatever stands in its field here. */
const isGiven = ({
  source_image: file = '',
  source_output_id: output = '',
}: Record<string, string>) => file !== '' || output !== '';

const NO_MARKS: PromptReading = { marks: [] };

export type PromptReadings = ReturnType<typeof createPromptReadings>;

type Deps = {
  engine: Engine;
  engineChoice: Pick<EngineChoice, 'choose'>;
  getTool: typeof getRealTool;
  clock: Clock;
};

type Reader = { userId: string; signal: AbortSignal };

/** Readings of prompts before they are ordered. They are not stored, and cost nothing. */
export function createPromptReadings({ engine, engineChoice, getTool, clock }: Deps) {
  const inTurn = createFairGate(TURNS);
  const count = createLocalRate(READINGS, clock);

  /** The order of a run's fields, and the engine that would draw it. */
  async function plan(fields: Record<string, string>) {
    const run = parseFields(runSchema, fields);
    const tool = getTool(run.ai_model);
    const kind = briefKindOf(tool);
    const hasBackdrop = tool.takesBackdrop === true && isGiven(fields);
    const brief = tool.brief?.(run, hasBackdrop ? { source: NO_BYTES } : {});
    if (!kind || !brief || !engine.kinds.has(kind)) throw new AppError('toolUnavailable');
    const chosen = await engineChoice.choose({ kind, engine: run.engine, hasBackdrop });
    const member = listMembers(engine, kind).find(({ id }) => id === chosen.engine);
    const order: ForetellOrder = { kind, prompt: brief.prompt, settings: brief.settings };
    return { member, order };
  }

  return {
    /**
     * The words of a run's prompt that its pictures will not answer, as the engine foretells them
     * that would draw it. Throws `invalidRequest` as the order of the run does, `toolUnavailable`,
     * `engineChanged`, `tooManyRequests`, `unavailable` where no answer comes in time, `abandoned`.
     */
    async read({ userId, signal }: Reader, fields: Record<string, string>): Promise<PromptReading> {
      count(userId);
      const { member, order } = await plan(fields);
      const { foretellWords, promptReader } = member ?? {};
      if (!foretellWords || order.prompt === '') return NO_MARKS;
      const patience = AbortSignal.timeout(PATIENCE_MS);
      const marks = await inTurn({ userId, signal }, async () => {
        try {
          return await foretellWords(order, AbortSignal.any([signal, patience]));
        } catch {
          if (signal.aborted) throw new AppError('abandoned');
          throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
        }
      });
      return {
        marks: marks.map(({ words, ...mark }) => ({ ...mark, words: [...words] })),
        ...(promptReader && marks.length > 0 && { reworded_by: promptReader.model }),
      };
    },
  };
}
