import type { Engine } from '@toile/engines';
import type { Log } from './platform/log.ts';
import { repeat } from './platform/repeating.ts';

const TRY_AGAIN_MS = 10 * 60_000;

type FetchingOptions = { engine: Engine; log: Log };

/** Prints progress for a person at the terminal; elsewhere the log has it. */
function announcer(log: Log): (line: string) => void {
  if (!process.stdout.isTTY) return (line) => log.info(line);
  return (line) => void process.stdout.write(`  ${line}\n`);
}

/** The reasons of a fault that may be several, a sentence each. */
function reasonsOf(fault: unknown): string[] {
  if (fault instanceof AggregateError) return fault.errors.flatMap(reasonsOf);
  const reason = fault instanceof Error ? fault.message : String(fault);
  return [`${reason.split('\n', 1)[0]}.`];
}

/** Fetches the models that the engine lacks, beside all other work, until they are there. */
export function startFetchingModels({ engine, log }: FetchingOptions): () => Promise<void> {
  const stopping = new AbortController();
  const options = { say: announcer(log), signal: stopping.signal };

  async function fetchAbsent(): Promise<void> {
    try {
      await engine.localModels?.fetchMissing(options);
    } catch (error) {
      if (stopping.signal.aborted) return;
      const absent = engine.localModels?.list().filter(({ state }) => state === 'absent') ?? [];
      const what = `Models not fetched: ${absent.map(({ id }) => id).join(', ')}.`;
      const then = `Tools without photos work; the next try is in ${TRY_AGAIN_MS / 60_000} minutes.`;
      log.warn({ err: error }, [what, ...reasonsOf(error), then].join(' '));
    }
  }

  const what = 'fetching of models';
  const stopRepeating = repeat(fetchAbsent, { what, everyMs: TRY_AGAIN_MS, log });
  return async () => {
    stopping.abort();
    await stopRepeating();
  };
}
