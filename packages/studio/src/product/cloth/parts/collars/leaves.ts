import type { Leaf } from './leaf.ts';

/** Points in centimetres from the shoulder's highest point at the centre; drawn for the left. */
export const SHIRT_LEAF: Leaf = {
  roll: [
    [-6.7, -3.2],
    [-6.6, 0.2],
    [-4.3, 4.9],
    [-0.5, 8.5],
  ],
  fall: [
    [-6.7, -3.2],
    [-9.1, -1],
    [-10.1, 2.6],
    [-9.2, 7.6],
    [-6.9, 14.4],
  ],
};

export const OPEN_SHIRT_LEAF: Leaf = {
  roll: [
    [-6.8, -3.3],
    [-6.9, 0.6],
    [-5, 6.4],
    [-1.6, 12.6],
  ],
  fall: [
    [-6.8, -3.3],
    [-9.3, -1],
    [-10.6, 2.8],
    [-10.3, 8],
    [-9.6, 15.2],
  ],
};

export const CAMP_LEAF: Leaf = {
  roll: [
    [-7, -2.4],
    [-7, 1.2],
    [-5, 6.4],
    [-3.6, 9.2],
  ],
  fall: [
    [-7, -2.4],
    [-9.4, -0.6],
    [-11, 2.4],
    [-12.9, 9.6],
  ],
  front: [[-8.2, 8.3]],
};

export const CAMP_LAPEL: Leaf = {
  roll: [
    [-6.6, 3],
    [-4.4, 8],
    [-0.4, 17],
  ],
  fall: [
    [-6.6, 3],
    [-8.6, 8.4],
    [-12.6, 12.4],
    [-10.2, 14.4],
  ],
  turn: 0.1,
};

export const POLO_LEAF: Leaf = {
  roll: [
    [-6.9, -2.6],
    [-7, 0.6],
    [-5.2, 5],
    [-1.9, 9.4],
  ],
  fall: [
    [-6.9, -2.6],
    [-9.2, -0.6],
    [-10.3, 2.6],
    [-9.9, 7],
    [-8.1, 12.6],
  ],
};

export const PETER_PAN_LEAF: Leaf = {
  roll: [
    [-8.1, -1],
    [-7.8, 2.4],
    [-5.4, 6.4],
    [-0.25, 8.7],
  ],
  fall: [
    [-8.1, -1],
    [-11.4, 1.2],
    [-12.6, 5.6],
    [-11, 10.8],
    [-6.6, 14.2],
    [-2.6, 13.6],
    [-0.6, 10.6],
  ],
  turn: 0.2,
};
