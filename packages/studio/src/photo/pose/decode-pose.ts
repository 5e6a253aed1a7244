/** MoveNet's maps of one picture, channels first, each of `side` × `side` cells. */
export type PoseMaps = {
  side: number;
  /** Probability of a person's middle, weighted towards the picture's middle. */
  centre: Float32Array;
  /** Probability of each joint, one map a joint. */
  heat: Float32Array;
  /** For each joint, from a person's middle: cells down, cells across. */
  reach: Float32Array;
  /** For each joint, from its cell: parts of a cell down and across. */
  offset: Float32Array;
};

/** A joint in cells of the maps. */
export type FoundJoint = { x: number; y: number; score: number };

/** Keeps a joint from far away from winning over one near to where it is expected. */
const NEARNESS = 1.8;

/**
 * The joints of the one person in the middle: from the likeliest middle to where each joint
 * is expected, then to the likeliest cell around. Source of the method: MoveNet's own last layers.
 */
export function decodePose({ side, centre, heat, reach, offset }: PoseMaps): FoundJoint[] {
  const area = side * side;
  const middle = indexOfLargest(centre, 0, area);
  const middleY = Math.floor(middle / side);
  const middleX = middle % side;
  return Array.from({ length: heat.length / area }, (_, joint) => {
    const expectedY = middleY + reach[2 * joint * area + middle];
    const expectedX = middleX + reach[(2 * joint + 1) * area + middle];
    let best = 0;
    let most = -1;
    for (let i = 0; i < area; i += 1) {
      const away = Math.hypot((i % side) - expectedX, Math.floor(i / side) - expectedY);
      const likely = heat[joint * area + i] / (away + NEARNESS);
      if (likely <= most) continue;
      most = likely;
      best = i;
    }
    return {
      x: (best % side) + offset[(2 * joint + 1) * area + best],
      y: Math.floor(best / side) + offset[2 * joint * area + best],
      score: heat[joint * area + best],
    };
  });
}

function indexOfLargest(values: Float32Array, from: number, to: number): number {
  let best = from;
  for (let i = from; i < to; i += 1) if (values[i] > values[best]) best = i;
  return best;
}
