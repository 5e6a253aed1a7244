import { expect, test } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { expandLabels } from './expand-labels.ts';

const chain = (nodes: number, cost: number) => ({
  from: Array.from({ length: nodes - 1 }, (_, i) => i),
  to: Array.from({ length: nodes - 1 }, (_, i) => i + 1),
  cost: Array.from({ length: nodes - 1 }, () => cost),
});

test('follows the costs where borders are free, and evens out where they are dear', () => {
  const costs = Float32Array.from([0, 9, 0, 9, 5, 0, 0, 9, 0, 9]);
  const problem = { nodes: 5, labels: 2, costs, rounds: 2 };
  expect([...expandLabels({ ...problem, links: chain(5, 0) })]).toEqual([0, 0, 1, 0, 0]);
  expect([...expandLabels({ ...problem, links: chain(5, 4) })]).toEqual([0, 0, 0, 0, 0]);
});

test('finds the cheapest labels of two kinds, as trying them all does', () => {
  const rng = createRng('labels');
  const next = () => rng.next();
  for (let round = 0; round < 40; round += 1) {
    const nodes = 7;
    const costs = Float32Array.from({ length: nodes * 2 }, () => Math.floor(next() * 10));
    const pairs = Array.from({ length: 9 }, () => [Math.floor(next() * 7), Math.floor(next() * 7)]);
    const real = pairs.filter(([a, b]) => a !== b);
    const links = {
      from: real.map(([a]) => a),
      to: real.map(([, b]) => b),
      cost: real.map(() => Math.floor(next() * 6)),
    };
    const price = (labels: ArrayLike<number>) => {
      let sum = 0;
      for (let k = 0; k < nodes; k += 1) sum += costs[k * 2 + labels[k]];
      for (const [at, cost] of links.cost.entries()) {
        if (labels[links.from[at]] !== labels[links.to[at]]) sum += cost;
      }
      return sum;
    };
    const all = Array.from({ length: 2 ** nodes }, (_, bits) =>
      price(Array.from({ length: nodes }, (_unused, k) => (bits >> k) & 1)),
    );
    const found = expandLabels({ nodes, labels: 2, costs, links, rounds: 3 });
    expect(price(found)).toBe(Math.min(...all));
  }
});
