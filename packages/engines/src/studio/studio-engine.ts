import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { EngineError } from '../engine-error.ts';
import type { Engine } from '../port.ts';
import { KINDS } from './kinds/registry.ts';
import type { RenderAnswer, RenderTask } from './render-task.ts';

/** Run from sources, a thread needs the loader that its parent has; compiled, it needs nothing. */
const isSource = import.meta.url.endsWith('.ts');
const taskFile = fileURLToPath(
  new URL(isSource ? './render-task.ts' : './render-task.js', import.meta.url),
);
const execArgv = isSource ? ['--import', 'tsx', '--conditions=@toile/source'] : [];

type StudioOptions = {
  /** The most threads at a time. */
  threads: number;
  /** Whether they start at once and not with the first orders. */
  isWarm: boolean;
};

/**
 * The engine that draws by rules: no network, no GPU, no key. Pictures are drawn in worker
 * threads, so that the process stays free to answer; an aborted render ends its thread.
 */
export function createStudioEngine({ threads, isWarm }: StudioOptions): Engine {
  const pool = new Piscina<RenderTask, RenderAnswer>({
    filename: taskFile,
    execArgv,
    minThreads: isWarm ? threads : 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
  });
  // A thread that dies while it has nothing to do: the pool starts another, and says so here.
  pool.on('error', () => undefined);
  const kinds = new Set(KINDS.keys());
  let isClosed = false;

  function assertOpen(): void {
    if (isClosed) throw new EngineError('unavailable', 'The studio engine is closed');
  }

  async function run(task: RenderTask, signal?: AbortSignal): Promise<RenderAnswer> {
    try {
      return await pool.run(task, { signal });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new EngineError('failed', 'A studio thread failed', { cause });
    }
  }

  return {
    id: 'studio',
    kinds,
    check: async () => assertOpen(),
    render: async (brief, { seed, variant, signal }) => {
      // A pool that has ended would start threads anew, and nobody would end those.
      assertOpen();
      if (!kinds.has(brief.kind)) {
        throw new EngineError('unsupported', `The studio engine draws no ${brief.kind}`);
      }
      const answer = await run({ brief, draw: { seed, variant } }, signal);
      if ('image' in answer) return answer.image;
      throw new EngineError('refused', answer.message, { reason: answer.refusal });
    },
    close: async () => {
      isClosed = true;
      await pool.destroy();
    },
  };
}
