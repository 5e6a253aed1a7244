/** What came of an attempt to send a request. */
export type Outcome = { route: string; status: number | 'no answer'; phase: string };

/** Counts of requests, by what came of them and by the fault that was going on. */
export type Tally = {
  /** The fault that is going on; `calm` between them. */
  phase: string;
  note: (outcome: Outcome) => void;
  noteRepeat: () => void;
  outcomes: ReadonlyMap<string, number>;
  /** Attempts without an answer, or with one of 500 and above. */
  failures: readonly Outcome[];
  repeats: () => number;
};

export const isFailure = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status === 'no answer' || status >= 500;

export function createTally(): Tally {
  const outcomes = new Map<string, number>();
  const failures: Outcome[] = [];
  let repeats = 0;
  return {
    phase: 'calm',
    note: (outcome) => {
      const name = String(outcome.status);
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      if (isFailure(outcome)) failures.push(outcome);
    },
    noteRepeat: () => {
      repeats += 1;
    },
    outcomes,
    failures,
    repeats: () => repeats,
  };
}
