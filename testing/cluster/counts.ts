import { sql } from 'drizzle-orm';
import type { CausedFault } from './chaos.ts';
import type { Evidence } from './checks.ts';
import type { Entrance } from './entrance.ts';

/** Members by key with their number, most frequent first. */
function countBy<Each>(members: readonly Each[], keyOf: (member: Each) => string): string {
  const counts = new Map<string, number>();
  for (const member of members) counts.set(keyOf(member), (counts.get(keyOf(member)) ?? 0) + 1);
  return wordsOf(counts);
}

const wordsOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, number]) => `${key} ${number}`)
    .join(', ') || 'none';

const longest = (faults: readonly CausedFault[]) =>
  Math.max(0, ...faults.map(({ endedAfterMs }) => endedAfterMs));

/** Counts that say how much was tried. */
export async function countWork(
  evidence: Evidence,
  { passedOn, refusals }: Pick<Entrance, 'passedOn' | 'refusals'>,
): Promise<string[]> {
  const { database, deeds, tally, faults } = evidence;
  const { rows } = await database.execute<{ state: string; number: number }>(
    sql`select state, count(*)::int as number from slots group by state`,
  );
  const { rows: again } = await database.execute<{ number: number }>(
    sql`select count(*)::int as number from slots where attempt > 1`,
  );
  const { rows: sizes } = await database.execute<{ kb: number }>(
    sql`select (pg_database_size(current_database()) / 1000)::int as kb`,
  );
  const slots = new Map(rows.map(({ state, number }) => [state, number]));
  return [
    `faults: ${countBy(faults, ({ fault }) => fault.kind)}; the longest over after ${(longest(faults) / 1000).toFixed(0)} s`,
    `requests by answer: ${wordsOf(tally.outcomes)}`,
    `failed attempts by fault: ${countBy(tally.failures, ({ phase }) => phase)}`,
    `failed attempts by route: ${countBy(tally.failures, ({ route, status }) => `${route} ${status}`)}`,
    `failed attempts with no fault that excuses them: ${countBy(
      tally.failures.filter(({ phase }) => phase === 'calm' || phase === 'rolling-restart'),
      ({ phase, route, status }) => `${phase} ${route} ${status}`,
    )}`,
    `attempts repeated by the browsers: ${tally.repeats()}; passed on by the proxy to the other API: ${passedOn()}`,
    `refused by the proxy: ${wordsOf(refusals)}`,
    `pictures ordered: ${wordsOf(slots)}; drawn more than once: ${again[0]?.number ?? 0}`,
    `database: ${sizes[0]?.kb ?? 0} kB`,
    `runs followed: ${deeds.orders.filter(({ seen }) => seen).length}, orders refused: ${countBy(
      deeds.orders.filter(({ seen }) => !seen),
      ({ status }) => String(status),
    )}`,
    `sign-ups ${deeds.signUps}, plans bought ${deeds.plansBought}, plans ended ${deeds.plansEnded}, downloads ${deeds.picturesRead}, pages of history and credits ${deeds.pagesRead}, deletions ${deeds.deleted.size}`,
  ];
}
