import type pg from 'pg';

/**
 * Time limit for the answer to a query. Longer than the database's own limit for a statement: a
 * working database ends the statement itself and keeps the connection.
 */
const ANSWER_PATIENCE_MS = 10_000;

/** Steps in which the time is counted: a process that was itself blocked counts one of them. */
const STEPS = 4;

type Silence = { onSilence: (error: Error) => void; patienceMs?: number };

/**
 * Breaks a connection off when a query on it is not answered in time: the database's processes are
 * stopped, or its machine has disappeared. The waiting caller gets the error of an ended
 * connection, and so does every later query on it at once, ROLLBACK among them.
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
    // A query is under way, so this closes the connection at once.
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
