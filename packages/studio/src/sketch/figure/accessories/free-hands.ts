import { type Arm, SIDES, type Side } from '../body.ts';

type Held = Pick<Arm, 'hand' | 'place'>;

/** The sides whose hand hangs free before the body, and so can hold something. */
export const freeHands = (arms: Readonly<Record<Side, Held>>): Side[] =>
  SIDES.filter((side) => arms[side].hand === 'hanging' && arms[side].place === 'before');
