/** Work that waits for its turn: its party and its size. */
export type Turn = {
  /** Owner of the work: parties take turns, however much each of them has waiting. */
  party: string;
  /** In the unit of `room`; 0 by default. */
  size?: number;
  /** Aborting takes the work out of the queue; work that has begun goes on. */
  signal?: AbortSignal;
};

type TurnLimits = {
  /** Largest number of pieces of work under way. */
  atOnce: number;
  /** The same for one party; by default there is no such limit. */
  atOnceOfParty?: number;
  /** Largest sum of the sizes under way; larger work runs alone. */
  room?: number;
};

export type FairTurns = {
  /** Does the work in its turn. Rejects with the signal's reason when that comes first. */
  run: <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;
  /** Pieces of work of a party that have not begun. */
  countWaiting: (party: string) => number;
};

type Waiting = { size: number; arrival: number; begin: () => void };

type Party = { queue: Waiting[]; running: number; servedAt: number };

/**
 * A queue in which parties take turns. Next is the oldest work of the party with the least under
 * way; of several such parties, the one served longest ago; then the one whose work came first.
 * Nobody overtakes the next one, so that small work cannot delay large work for ever.
 */
export function createFairTurns({
  atOnce,
  atOnceOfParty = atOnce,
  room = Number.POSITIVE_INFINITY,
}: TurnLimits): FairTurns {
  const parties = new Map<string, Party>();
  let running = 0;
  let taken = 0;
  let time = 0;

  function partyOf(name: string): Party {
    const known = parties.get(name);
    if (known) return known;
    const fresh = { queue: [], running: 0, servedAt: 0 };
    parties.set(name, fresh);
    return fresh;
  }

  function forget(name: string, { queue, running: own }: Party): void {
    if (queue.length === 0 && own === 0) parties.delete(name);
  }

  function findNext(): { party: Party; next: Waiting } | undefined {
    let best: { party: Party; next: Waiting } | undefined;
    for (const party of parties.values()) {
      const [next] = party.queue;
      if (!next || party.running >= atOnceOfParty) continue;
      const one = { party, next };
      if (!best || comesBefore(one, best)) best = one;
    }
    return best;
  }

  function beginNext(): void {
    while (running < atOnce) {
      const found = findNext();
      if (!found) return;
      const { party, next } = found;
      if (running > 0 && taken + next.size > room) return;
      party.queue.shift();
      party.running += 1;
      party.servedAt = ++time;
      running += 1;
      taken += next.size;
      next.begin();
    }
  }

  function end(name: string, size: number): void {
    const party = partyOf(name);
    party.running -= 1;
    running -= 1;
    taken -= size;
    forget(name, party);
    beginNext();
  }

  function wait({ party: name, size = 0, signal }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const party = partyOf(name);
      const leave = () => {
        party.queue.splice(party.queue.indexOf(entry), 1);
        forget(name, party);
        reject(signal?.reason);
        beginNext();
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const entry = { size, arrival: ++time, begin };
      signal?.addEventListener('abort', leave, { once: true });
      party.queue.push(entry);
      beginNext();
    });
  }

  return {
    run: async (turn, work) => {
      await wait(turn);
      try {
        return await work();
      } finally {
        end(turn.party, turn.size ?? 0);
      }
    },
    countWaiting: (party) => parties.get(party)?.queue.length ?? 0,
  };
}

type Candidate = { party: Party; next: Waiting };

function comesBefore(one: Candidate, other: Candidate): boolean {
  const byRunning = one.party.running - other.party.running;
  const byService = one.party.servedAt - other.party.servedAt;
  return (byRunning || byService || one.next.arrival - other.next.arrival) < 0;
}
