import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { listLost } from '../../../lib/outlook/list-lost.ts';
import { type PreviewOrder, previewQuery } from '../api/preview-run.ts';
import { type ReadingOrder, readingQuery } from '../api/read-prompt.ts';

/** Longest time that a click waits for the reading of its words. */
const READING_PATIENCE_MS = 3000;
/** Longest time that a click waits for the look at its pictures. */
export const LOOK_PATIENCE_MS = 12_000;

/** The questions about a run that have no answer yet. */
export type RunChecks = { reading?: ReadingOrder | undefined; look?: PreviewOrder | undefined };

/** The questions whose answers are not on screen yet; undefined where all are. */
export function findOpenChecks(
  queries: QueryClient,
  { reading, look }: RunChecks,
): RunChecks | undefined {
  const isRead = !reading || queries.getQueryData(readingQuery(reading).queryKey) !== undefined;
  const looked = look && queries.getQueryState(previewQuery(look).queryKey)?.status;
  const isLookedAt = !look || looked === 'success' || looked === 'error';
  if (isRead && isLookedAt) return undefined;
  return { ...(!isRead && { reading }), ...(!isLookedAt && { look }) };
}

/**
 * True where an answer speaks against the run: a word that is not drawn, a doubt, a refusal. Answers
 * that fail or take too long speak against nothing.
 */
export async function findObjection(
  queries: QueryClient,
  { reading, look }: RunChecks,
): Promise<boolean> {
  const looked = look && within(LOOK_PATIENCE_MS, isDoubted(queries, look));
  if (reading && (await within(READING_PATIENCE_MS, losesWords(queries, reading)))) return true;
  return (await looked) ?? false;
}

async function losesWords(queries: QueryClient, order: ReadingOrder): Promise<boolean> {
  try {
    const { marks, reworded_by: rewordedBy } = await queries.query(readingQuery(order));
    // A text model may find words for these that are drawn.
    return rewordedBy === undefined && listLost({ marks }).length > 0;
  } catch {
    return false;
  }
}

async function isDoubted(queries: QueryClient, order: PreviewOrder): Promise<boolean> {
  try {
    const preview = await queries.query(previewQuery(order));
    return preview !== null && preview.doubts.length > 0;
  } catch (error) {
    return error instanceof ApiError && error.status === 422;
  }
}

/** The answer, or false once that time is over. */
function within(patienceMs: number, answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    const settle = async () => {
      resolve(await answer);
      clearTimeout(timer);
    };
    void settle();
  });
}
