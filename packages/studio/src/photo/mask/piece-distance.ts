/** Ways between pieces: for each piece where its ways begin in `to` and `cost`, one more at the end. */
export type Ways = { start: Int32Array; to: Int32Array; cost: Float32Array };

/** Ways both ways of every border. */
export function waysOf(
  count: number,
  { from, to }: { from: Int32Array; to: Int32Array },
  costOf: (border: number) => number,
): Ways {
  const start = new Int32Array(count + 1);
  for (let at = 0; at < from.length; at += 1) {
    start[from[at] + 1] += 1;
    start[to[at] + 1] += 1;
  }
  for (let k = 0; k < count; k += 1) start[k + 1] += start[k];
  const next = start.slice();
  const targets = new Int32Array(from.length * 2);
  const cost = new Float32Array(from.length * 2);
  for (let at = 0; at < from.length; at += 1) {
    const price = costOf(at);
    for (const [a, b] of [
      [from[at], to[at]],
      [to[at], from[at]],
    ]) {
      targets[next[a]] = b;
      cost[next[a]] = price;
      next[a] += 1;
    }
  }
  return { start, to: targets, cost };
}

/** The cheapest way from any of some pieces to each. Source of the method: Dijkstra, on buckets of whole costs. */
export function pieceDistance({ start, to, cost }: Ways, sources: readonly number[]): Float32Array {
  const distance = new Float32Array(start.length - 1).fill(Number.POSITIVE_INFINITY);
  const buckets: number[][] = [[]];
  for (const source of sources) {
    distance[source] = 0;
    buckets[0].push(source);
  }
  for (let level = 0; level < buckets.length; level += 1) {
    const bucket = buckets[level] ?? [];
    for (let read = 0; read < bucket.length; read += 1) {
      const piece = bucket[read];
      if (Math.floor(distance[piece]) < level) continue;
      for (let way = start[piece]; way < start[piece + 1]; way += 1) {
        const further = distance[piece] + cost[way];
        if (further >= distance[to[way]]) continue;
        distance[to[way]] = further;
        const at = Math.floor(further);
        buckets[at] ??= [];
        buckets[at].push(to[way]);
      }
    }
  }
  return distance;
}
