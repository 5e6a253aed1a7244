import type pg from 'pg';

/**
 * Time for the answer to a query. Longer than the database's own limit for a statement: one that
 * works ends its statement itself and keeps the connection.
 */
const ANSWER_PATIENCE_MS = 10_000;

/** The time is counted in so many steps: a process that was held up itself counts one of them. */
const STEPS = 4;

type Silence = { onSilence: (error: Error) => void; patienceMs?: number };

/**
 * Breaks a connection off when a query on it is not answered in time: the database's processes
 * are stopped, or its machine is gone without a word. Whoever waited gets the error of a
 * connection that has ended, and so does every later query on it at once, ROLLBACK among them.
 */
export function breakOffWhenSilent(client: pg.Client | pg.PoolClient, silence: Silence): void {
  const { onSilence, patienceMs = ANSWER_PATIENCE_MS } = silence;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function breakOff(): void {
    stop();
    onSilence(new Error(`The database has not answered for ${patienceMs} ms`));
    // Under way is a query, so this ends the connection without a farewell.
    client.end().catch(onSilence);
  }

  function start(): void {
    if (timer) return;
    let steps = 0;
    timer = setInterval(() => {
      steps += 1;
      if (steps === STEPS) breakOff();
    }, patienceMs / STEPS);
    timer.unref();
  }

  // oxlint-disable-next-line typescript/unbound-method -- it is applied to its client below
  client.query = new Proxy(client.query, {
    apply: (query, _self, args): unknown => {
      start();
      return Reflect.apply(query, client, args);
    },
  });
  client.on('drain', stop);
  client.on('end', stop);
}
