import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Body, BodyKind, Side } from '../body.ts';
import type { Look } from '../look.ts';

export type ShoeContext = { pen: LayerPen; body: Body; side: Side; look: Look };

/** A kind of shoe. */
export type Shoe = {
  id: string;
  /** Singular words and phrases that ask for it. */
  words: readonly string[];
  /** Words for parts that it has. */
  shows?: readonly string[];
  who: readonly BodyKind[];
  /** 0 a flat sole, 1 a high heel: how the body must stand. */
  heel: number;
  draw: (context: ShoeContext) => void;
};
