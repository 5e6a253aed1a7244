/** Keeps what was used last, as long as all of it fits into so many bytes. */
export class ByteCache<Value> {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Value | undefined {
    const entry = this.#kept.get(key);
    if (!entry) return undefined;
    // A map keeps its order of arrival: what arrives anew was used last.
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.value;
  }

  /** Takes something in and lets go of what was not used for longest. What is too large alone is not kept. */
  keep(key: string, value: Value, bytes: number): void {
    this.drop(key);
    if (bytes > this.#mostBytes) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const entry = this.#kept.get(key);
    if (!entry) return;
    this.#kept.delete(key);
    this.#bytes -= entry.bytes;
  }
}
