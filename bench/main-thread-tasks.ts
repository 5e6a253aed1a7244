import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { sum } from './sum.ts';

const MICROSECONDS = 1000;

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Processor time of the event, in microseconds. */
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown() }).partial().optional(),
    }),
  ),
});

type TraceEvent = z.infer<typeof traceSchema>['traceEvents'][number];

/**
 * Runs the work, and returns the processor time of each task on the page's main thread meanwhile,
 * in milliseconds. It includes the throttling, but no waits for a processor that others use.
 */
export async function traceTasks(
  { browser, page }: { browser: Browser; page: Page },
  work: () => Promise<void>,
): Promise<number[]> {
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await work();
  const trace = (await browser.stopTracing()).toString('utf8');
  return listBusiest(traceSchema.parse(JSON.parse(trace)).traceEvents);
}

/** Tasks of the busiest renderer: that of the page in front. */
function listBusiest(events: readonly TraceEvent[]): number[] {
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = events.filter(isMain).map(({ pid, tid }) => listTasks(events, { pid, tid }));
  return threads.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
}

function listTasks(
  events: readonly TraceEvent[],
  { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>,
): number[] {
  const tasks = events.filter((each) => each.pid === pid && each.tid === tid);
  return tasks.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / MICROSECONDS);
}
