import type { Pen } from './paint/pen.ts';
import type { WornKind } from './prompt/worn-words.ts';

/** Things that belong together; a prompt's subjects are mixed, and flowers go to the floral motif. */
export type SubjectGroup =
  | 'flower'
  | 'fruit'
  | 'animal'
  | 'bird'
  | 'insect'
  | 'sea'
  | 'sky'
  | 'food'
  | 'plant'
  | 'object';

/** A flower on its own stem, a head or branch with its own leaves, or a bloom that has an own leaf or two. */
export type FlowerHabit = 'stem' | 'head' | 'bloom';

/** One thing that can be strewn over a cloth. */
export type Subject = {
  id: string;
  group: SubjectGroup;
  /** Singular words and phrases that ask for it; shared words ("citrus") bring every subject that lists them. */
  words: readonly string[];
  /** Parts and doings of it that are seen wherever it is drawn: read with it, they ask for nothing. */
  shows?: readonly string[];
  /** Parts of it that also name other things: beside it they are never those, as the bells of foxgloves. `shows` tells which are seen. */
  parts?: readonly string[];
  /** What is never seen on it: refused beside it, such words are kept to. */
  lacks?: readonly string[];
  /** What it wears where the prompt says so. */
  wears?: readonly WornKind[];
  /** True where it may be turned in any direction; upright subjects are only tilted. */
  turns: 'any' | 'tilt';
  /**
   * Draws it about (0, 0), upright (up is −y), within the circle of radius `radius` (design
   * units), through the pen, so that it is right in every medium.
   */
  draw: (pen: Pen, radius: number) => void;
  /** True for what is drawn in lines alone, in every medium. */
  isOutlined?: true;
  /** Habit of a flower that is not one bloom seen from above. */
  habit?: FlowerHabit;
};
