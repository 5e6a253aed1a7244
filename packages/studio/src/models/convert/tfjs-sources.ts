/** A model as TensorFlow.js has it: its name in its package, the side of its picture, its answers. */
export type TfjsSource = {
  name: string;
  side: number;
  /** Names in the graph and their shapes, channels first. */
  outputs: Record<string, readonly number[]>;
};

const HEADS = 'StatefulPartitionedCall';

/**
 * MoveNet's own search for the best joints is left out: it is done on its four maps, in the
 * engine, where they can be read in more than one way.
 */
export const TFJS_SOURCES = {
  selfie: { name: 'selfie', side: 256, outputs: { activation_10: [1, 1, 256, 256] } },
  'movenet-thunder': {
    name: 'movenet-thunder',
    side: 256,
    outputs: {
      [`${HEADS}/truediv_2`]: [1, 1, 64, 64],
      [`${HEADS}/Sigmoid`]: [1, 17, 64, 64],
      [`${HEADS}/kpt_regress_0/conv2d_6/BiasAdd`]: [1, 34, 64, 64],
      [`${HEADS}/kpt_offset_0/conv2d_7/BiasAdd`]: [1, 34, 64, 64],
    },
  },
} as const satisfies Record<string, TfjsSource>;
