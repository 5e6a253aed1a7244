/**
 * Decision trees whose sum tells how likely each of some kinds is. Every tree is complete: node
 * i goes on to 2 i + 1 where its trait is at most its limit, else to 2 i + 2. Tree t speaks for
 * the kind t mod `kinds`.
 */
export type Forest = {
  depth: number;
  kinds: number;
  prior: Float32Array;
  /** By tree and node. */
  traits: Uint8Array;
  limits: Float32Array;
  /** By tree and leaf. */
  leaves: Float32Array;
};

/** Probability of each kind (0 to 1, together 1) for something of these traits. */
export function askForest(forest: Forest, of: Float32Array): Float32Array {
  const { depth, kinds, traits, limits, leaves } = forest;
  const nodes = 2 ** depth - 1;
  const trees = traits.length / nodes;
  const votes = Float32Array.from(forest.prior);
  for (let t = 0; t < trees; t += 1) {
    const start = t * nodes;
    let at = 0;
    while (at < nodes) at = at * 2 + (of[traits[start + at]] > limits[start + at] ? 2 : 1);
    votes[t % kinds] += leaves[start + t + at - nodes];
  }
  return shares(votes);
}

/** Soft maximum, in place. */
function shares(votes: Float32Array): Float32Array {
  const most = Math.max(...votes);
  let sum = 0;
  for (let k = 0; k < votes.length; k += 1) {
    votes[k] = Math.exp(votes[k] - most);
    sum += votes[k];
  }
  for (let k = 0; k < votes.length; k += 1) votes[k] /= sum;
  return votes;
}

const HEADER_BYTES = 4;

/** A forest as bytes: depth, kinds and the number of trees, then prior, limits, leaves (32 bit, little endian) and traits. */
export function encodeForest({ depth, kinds, prior, traits, limits, leaves }: Forest): Uint8Array {
  const trees = traits.length / (2 ** depth - 1);
  const numbers = [...prior, ...limits, ...leaves];
  const bytes = new Uint8Array(HEADER_BYTES + numbers.length * 4 + traits.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, depth);
  view.setUint8(1, kinds);
  view.setUint16(2, trees, true);
  numbers.forEach((value, i) => {
    view.setFloat32(HEADER_BYTES + i * 4, value, true);
  });
  bytes.set(traits, HEADER_BYTES + numbers.length * 4);
  return bytes;
}

/** Reads what `encodeForest` wrote. Throws a RangeError where bytes are missing. */
export function decodeForest(bytes: Uint8Array): Forest {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const depth = view.getUint8(0);
  const kinds = view.getUint8(1);
  const trees = view.getUint16(2, true);
  const nodes = 2 ** depth - 1;
  let at = HEADER_BYTES;
  const numbers = (count: number) => {
    const found = new Float32Array(count);
    for (let i = 0; i < count; i += 1, at += 4) found[i] = view.getFloat32(at, true);
    return found;
  };
  const prior = numbers(kinds);
  const limits = numbers(trees * nodes);
  const leaves = numbers(trees * (nodes + 1));
  if (bytes.length < at + trees * nodes) throw new RangeError('The forest is cut short');
  return { depth, kinds, prior, limits, leaves, traits: bytes.slice(at, at + trees * nodes) };
}
