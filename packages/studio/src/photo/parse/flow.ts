/** Capacities below this count as used up. */
const NOTHING = 1e-7;

/**
 * A network whose cheapest cut between source and sink is sought. Source of the method:
 * Dinic's algorithm (1970), with the search for paths unrolled.
 */
export class Flow {
  readonly #nodes: number;
  readonly #source: number;
  readonly #sink: number;
  readonly #first: Int32Array;
  readonly #to: number[] = [];
  readonly #next: number[] = [];
  readonly #capacity: number[] = [];

  constructor(nodes: number) {
    this.#nodes = nodes;
    this.#source = nodes;
    this.#sink = nodes + 1;
    this.#first = new Int32Array(nodes + 2).fill(-1);
  }

  /** A pipe from a to b, and what may flow back. */
  join(a: number, b: number, capacity: number, back: number): void {
    this.#add(a, b, capacity);
    this.#add(b, a, back);
  }

  /** Adds the costs of a node on the source's side and on the sink's. */
  price(node: number, onSource: number, onSink: number): void {
    const least = Math.min(onSource, onSink);
    if (onSink > least) this.join(this.#source, node, onSink - least, 0);
    if (onSource > least) this.join(node, this.#sink, onSource - least, 0);
  }

  /** 1 for each node on the source's side of the cheapest cut. */
  cut(): Uint8Array {
    const to = Int32Array.from(this.#to);
    const next = Int32Array.from(this.#next);
    const capacity = Float64Array.from(this.#capacity);
    const level = new Int32Array(this.#nodes + 2);
    const pending = new Int32Array(this.#nodes + 2);
    const queue = new Int32Array(this.#nodes + 2);
    for (;;) {
      this.#layer({ to, next, capacity, level, queue });
      if (level[this.#sink] < 0) break;
      pending.set(this.#first);
      this.#push({ to, next, capacity, level, pending });
    }
    return Uint8Array.from({ length: this.#nodes }, (_, node) => (level[node] >= 0 ? 1 : 0));
  }

  #add(a: number, b: number, capacity: number): void {
    this.#to.push(b);
    this.#capacity.push(capacity);
    this.#next.push(this.#first[a]);
    this.#first[a] = this.#to.length - 1;
  }

  /** Steps from the source to each node that water can reach, −1 elsewhere. */
  #layer(net: Pipes & { queue: Int32Array }): void {
    const { to, next, capacity, level, queue } = net;
    level.fill(-1);
    level[this.#source] = 0;
    queue[0] = this.#source;
    for (let read = 0, length = 1; read < length; read += 1) {
      const node = queue[read];
      for (let pipe = this.#first[node]; pipe >= 0; pipe = next[pipe]) {
        if (capacity[pipe] <= NOTHING || level[to[pipe]] >= 0) continue;
        level[to[pipe]] = level[node] + 1;
        queue[length] = to[pipe];
        length += 1;
      }
    }
  }

  /** Fills every shortest path, one after the other. */
  #push({ to, next, capacity, level, pending }: Pipes & { pending: Int32Array }): void {
    const path: number[] = [];
    let node = this.#source;
    for (;;) {
      if (node === this.#sink) {
        const kept = fill(path, capacity);
        node = kept > 0 ? to[path[kept - 1]] : this.#source;
        path.length = kept;
        continue;
      }
      let pipe = pending[node];
      while (pipe >= 0 && !(capacity[pipe] > NOTHING && level[to[pipe]] === level[node] + 1)) {
        pipe = next[pipe];
      }
      pending[node] = pipe;
      if (pipe >= 0) {
        path.push(pipe);
        node = to[pipe];
        continue;
      }
      if (node === this.#source) return;
      level[node] = -2;
      path.pop();
      node = path.length > 0 ? to[path[path.length - 1]] : this.#source;
    }
  }
}

type Pipes = {
  to: Int32Array;
  next: Int32Array;
  capacity: Float64Array;
  level: Int32Array;
};

/** Lets through what a path can hold; answers how many of its pipes lie before the first full one. */
function fill(path: readonly number[], capacity: Float64Array): number {
  let most = Number.POSITIVE_INFINITY;
  for (const pipe of path) most = Math.min(most, capacity[pipe]);
  for (const pipe of path) {
    capacity[pipe] -= most;
    // A pipe and its way back stand side by side.
    capacity[pipe ^ 1] += most;
  }
  return path.findIndex((pipe) => capacity[pipe] <= NOTHING);
}
