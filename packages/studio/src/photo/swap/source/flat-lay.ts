import type { PixelSize } from '@toile/tools';
import type { Spot } from '../../parse/point.ts';
import type { Silhouette } from './silhouette.ts';

/** Left and right as the viewer sees them. */
export type Pairwise<Value> = readonly [Value, Value];

/** A sleeve laid flat: from the middle of its armhole straight to its end. */
export type FlatSleeve = {
  root: Spot;
  end: Spot;
  lengthPx: number;
  /** Reach to either side of that line, at even steps of it; first to the outer side. */
  outer: Float32Array;
  inner: Float32Array;
};

/** Landmarks of a garment in a flat-lay, in pixels of its picture. */
export type FlatLay = PixelSize & {
  silhouette: Silhouette;
  isLegs: boolean;
  /** Points where the neck opening meets the shoulders. */
  necks: Pairwise<Spot>;
  /** The deepest point of the opening at the front. */
  frontNeck: Spot;
  /** Exponent of the opening's curve: 1 is a V, larger is rounder. */
  neckBend: number;
  /** True where the inside of the back is seen above that edge. */
  isNeckOpen: boolean;
  tips: Pairwise<Spot>;
  pits: Pairwise<Spot>;
  /** Both undefined for garments without sleeves. */
  sleeves: Pairwise<FlatSleeve | undefined>;
  /** Height of the lower edge in the middle. */
  hemY: number;
  crotch?: Spot;
  /** The sides of the trunk at a height below the armpits. */
  sides: (y: number) => Pairwise<number>;
};
