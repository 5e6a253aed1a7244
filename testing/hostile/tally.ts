/** Outcome of a call. */
export type Outcome = {
  name: string;
  status: number;
  /** True: the answer has a Retry-After header. */
  hasRetryAfter: boolean;
  waitMs: number;
  /** Longest block of the event loop meanwhile, in milliseconds of processor time. */
  heldMs: number;
  /** True: the serving process ended during the call. */
  isDeath: boolean;
};

/** Length of a turn from which other users notice it. */
const HELD_LIMIT_MS = 50;

/** Work that held the event loop, and its duration. */
type Hold = { name: string; heldMs: number };

/** Counts of many calls' outcomes. */
export type Tally = {
  part: string;
  tried: number;
  taken: number;
  refused: number;
  /** Answers 503 with Retry-After. */
  later: number;
  /** Connections closed without an answer. */
  closed: number;
  faults: Outcome[];
  deaths: number;
  longest: Hold;
  held: Hold[];
};

export function openTally(part: string): Tally {
  const counts = { tried: 0, taken: 0, refused: 0, later: 0, closed: 0, deaths: 0 };
  return { part, ...counts, faults: [], longest: { name: '', heldMs: 0 }, held: [] };
}

function placeOf({
  status,
  hasRetryAfter,
}: Outcome): 'taken' | 'refused' | 'later' | 'closed' | 'faults' {
  if (status === 0) return 'closed';
  if (status < 400) return 'taken';
  if (status < 500) return 'refused';
  return status === 503 && hasRetryAfter ? 'later' : 'faults';
}

export function count(tally: Tally, outcome: Outcome): void {
  tally.tried += 1;
  tally.deaths += Number(outcome.isDeath);
  const place = placeOf(outcome);
  if (place === 'faults') tally.faults.push(outcome);
  else tally[place] += 1;
  noteHold(tally, { name: outcome.name, heldMs: outcome.heldMs });
}

export function noteHold(tally: Tally, hold: Hold): void {
  if (hold.heldMs > HELD_LIMIT_MS) tally.held.push(hold);
  if (hold.heldMs > tally.longest.heldMs) tally.longest = hold;
}
