import { listImages, type RunView } from './run-view.ts';

type Tally = { done: number; total: number };

/** Message about a run: a key of the results area, and its values. */
export type Progress =
  | ({
      key:
        | 'queued'
        | 'drawing'
        | 'retrying'
        | 'someReady'
        | 'noneReady'
        | 'canceled'
        | 'reconnecting'
        | 'lost';
    } & Tally)
  | { key: 'ready'; count: number };

/** The one sentence on a run's progress. */
export function describeProgress(run: RunView): Progress {
  const tally = { done: listImages(run).length, total: run.imageGenerationList.length };
  if (run.generationsDone) return describeEnd(run, tally);
  if (run.status === 'failed') return { key: 'lost', ...tally };
  if (run.streamStatus === 'reconnecting') return { key: 'reconnecting', ...tally };
  if (run.stage === 'retrying') return { key: 'retrying', ...tally };
  if (run.stage === 'drawing' || tally.done > 0) return { key: 'drawing', ...tally };
  return { key: 'queued', ...tally };
}

function describeEnd(run: RunView, tally: Tally): Progress {
  if (run.canceled) return { key: 'canceled', ...tally };
  if (tally.done === 0) return { key: 'noneReady', ...tally };
  return tally.done < tally.total
    ? { key: 'someReady', ...tally }
    : { key: 'ready', count: tally.done };
}
