import type { BodyKind } from '../body.ts';
import type { Build } from './build.ts';

/** Factors on a face's own measures. */
export type FaceFactors = Partial<Record<'jaw' | 'chin' | 'cheek' | 'lipFullness', number>>;

/** A way in which one body differs from the usual one of its kind. A figure may have several. */
export type Shape = {
  id: string;
  /** Singular words and phrases that ask for it. */
  words: readonly string[];
  who: readonly BodyKind[];
  reshape: (build: Build, kind: BodyKind) => Build;
  face?: FaceFactors;
  /** The part of the way from a child's face to a grown one, 0 to 1. */
  maturity?: number;
};

/** The change that a body's shapes make to a face. */
export type FaceShape = { factors: FaceFactors; maturity: number };
