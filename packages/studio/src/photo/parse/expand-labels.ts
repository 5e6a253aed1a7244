import { Flow } from './flow.ts';

/** Pairs of nodes and what it costs to give them different labels. */
export type Links = { from: ArrayLike<number>; to: ArrayLike<number>; cost: ArrayLike<number> };

export type LabelProblem = {
  nodes: number;
  labels: number;
  /** Cost of each label at each node: `costs[node * labels + label]`. */
  costs: Float32Array;
  links: Links;
  /** Times that every label may grow. */
  rounds: number;
};

const NEVER = 1e6;

/**
 * The labels that cost least together with their borders, or nearly. Source of the method:
 * alpha-expansion (Boykov, Veksler, Zabih 2001), each step a cheapest cut.
 */
export function expandLabels(problem: LabelProblem): Uint8Array {
  const { nodes, labels, costs, rounds } = problem;
  const chosen = new Uint8Array(nodes);
  for (let node = 0; node < nodes; node += 1) {
    for (let label = 1; label < labels; label += 1) {
      if (costs[node * labels + label] < costs[node * labels + chosen[node]]) chosen[node] = label;
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (let label = 0; label < labels; label += 1) grow(label, chosen, problem);
  }
  return chosen;
}

/** Lets one label take over wherever that makes the whole cheaper. */
function grow(
  label: number,
  chosen: Uint8Array,
  { nodes, labels, costs, links }: LabelProblem,
): void {
  const flow = new Flow(nodes);
  const taking = new Float64Array(nodes);
  const keeping = new Float64Array(nodes);
  for (let node = 0; node < nodes; node += 1) {
    taking[node] = costs[node * labels + label];
    keeping[node] = chosen[node] === label ? NEVER : costs[node * labels + chosen[node]];
  }
  for (let at = 0; at < links.cost.length; at += 1) {
    const a = links.from[at];
    const b = links.to[at];
    const cost = links.cost[at];
    if (chosen[a] === chosen[b]) {
      if (chosen[a] !== label) flow.join(a, b, cost, cost);
      continue;
    }
    // Both keep: `cost`. One takes, the other keeps: nothing where the keeper has the label already.
    const onlyB = chosen[a] === label ? 0 : cost;
    const onlyA = chosen[b] === label ? 0 : cost;
    keeping[a] += onlyB;
    if (cost >= onlyB) keeping[b] += cost - onlyB;
    else taking[b] += onlyB - cost;
    const joint = onlyA + onlyB - cost;
    if (joint > 0) flow.join(a, b, joint, 0);
  }
  for (let node = 0; node < nodes; node += 1) flow.price(node, taking[node], keeping[node]);
  const taken = flow.cut();
  for (let node = 0; node < nodes; node += 1) if (taken[node]) chosen[node] = label;
}
