type Closable = { close(): void };

/**
 * Keeps at most `max` connections open. A browser allows six to a server over HTTP/1.1, and
 * pictures need some of them. Where more are wanted, each gets a turn of `turnMs`, and is opened
 * again later.
 */
export class ConnectionPool {
  readonly #max: number;
  readonly #turnMs: number;
  readonly #open: (key: string) => Closable;
  readonly #running = new Map<string, Closable>();
  readonly #waiting = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(limits: { max: number; turnMs: number }, open: (key: string) => Closable) {
    this.#max = limits.max;
    this.#turnMs = limits.turnMs;
    this.#open = open;
  }

  add(key: string): void {
    if (this.#running.has(key)) return;
    this.#waiting.add(key);
    this.#fill();
  }

  remove(key: string): void {
    this.#waiting.delete(key);
    this.#running.get(key)?.close();
    this.#running.delete(key);
    this.#fill();
  }

  close(): void {
    this.#waiting.clear();
    for (const key of this.#running.keys()) this.remove(key);
  }

  #fill(): void {
    for (const key of this.#waiting) {
      if (this.#running.size >= this.#max) break;
      this.#waiting.delete(key);
      this.#running.set(key, this.#open(key));
    }
    this.#keepTurns();
  }

  #keepTurns(): void {
    const needed = this.#waiting.size > 0;
    if (needed === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = needed ? setInterval(() => this.#endTurn(), this.#turnMs) : undefined;
  }

  /**
   * Closes the connection that has been open for longest, for the one that has waited for longest.
   */
  #endTurn(): void {
    const [oldest] = this.#running.keys();
    if (oldest === undefined) return;
    this.#running.get(oldest)?.close();
    this.#running.delete(oldest);
    this.#waiting.add(oldest);
    this.#fill();
  }
}
