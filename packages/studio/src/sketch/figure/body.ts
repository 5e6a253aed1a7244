import type { Point, Polyline } from '../../core/scene/point.ts';

/** Sides are the viewer's, not the wearer's. */
export type Side = 'left' | 'right';
export const SIDES = ['left', 'right'] as const;

/** −1 on the viewer's left, 1 on the right. */
export const signOf = (side: Side): -1 | 1 => (side === 'left' ? -1 : 1);

export const BODY_KINDS = ['woman', 'man', 'girl', 'boy'] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

/** True for children, who are dressed by rules of their own. */
export const isChild = (kind: BodyKind): kind is 'girl' | 'boy' =>
  kind === 'girl' || kind === 'boy';

/**
 * Heights of the trunk as numbers, so that a garment can end between two: 0 the shoulder
 * point, 1 the armpit, 1.5 the fullest chest, 2.2 under the bust, 3 the waist, 3.5 the high
 * hip, 4 the hip line at the top of the legs.
 */
export type TrunkLevel = number;

/** An arm or a leg: its axis and its two contours, from the trunk to wrist or ankle. */
export type Limb = {
  /** Along the bones. */
  axis: Polyline;
  /** The contour away from the trunk. */
  outer: Polyline;
  /** The contour towards the trunk. */
  inner: Polyline;
  /** Where along the axis (0 to 1) elbow or knee is. */
  bendAt: number;
  /** Half the limb's width in pixels at a part of its length. */
  halfWidth: (part: number) => number;
};

export type Arm = Limb & {
  elbow: Point;
  wrist: Point;
  fingertips: Point;
  /** Behind the trunk, before it, or lifted before face or hair. */
  place: 'behind' | 'before' | 'raised';
  /** 'tucked' hides the hand. */
  hand: 'hanging' | 'on-hip' | 'in-pocket' | 'raised' | 'tucked';
};

export type Leg = Limb & {
  hip: Point;
  knee: Point;
  ankle: Point;
  toe: Point;
  /** Radians that the toes point to the viewer's right; 0 at the viewer. */
  heading: number;
  /** Radians that the foot points down about its ankle, and heads that a heel raises it. */
  tip: number;
  rise: number;
};

/** The head: its middle, tilt and turn, and a frame to draw in. */
export type Head = {
  centre: Point;
  /** From crown to chin in pixels. */
  heightPx: number;
  tilt: number;
  /** −1 the viewer's left profile, 0 facing, 1 the right. */
  turn: number;
  /** The page's place for x to the viewer's right and y down, in heads about the middle: crown y −0.5, chin 0.5. */
  at: (x: number, y: number) => Point;
};

/** A posed body as garments see it: landmarks, silhouettes, and the surface of the trunk. */
export type Body = {
  kind: BodyKind;
  /** Pixels of one head height. */
  unit: number;
  /** −1 to 1: how far the trunk is turned to the viewer's right; 0 faces. */
  turn: number;
  /** How far cloth swings to the right, −1 to 1, in a walking pose. */
  sway: number;
  /** Laid flat for a technical drawing: its cloth hangs in no folds. */
  isFlat: boolean;
  /** Seen from the back (technical flats). */
  isBack: boolean;
  pitOfNeck: Point;
  neckBase: Record<Side, Point>;
  shoulder: Record<Side, Point>;
  /** Chest points of a bust; the flat chest's nipple line on men and children. */
  bust: Record<Side, Point>;
  crotch: Point;
  /** The trunk's silhouette at a level, `easePx` outside of it. */
  side: (side: Side, level: TrunkLevel, easePx?: number) => Point;
  /** On the trunk's front: across −1 (left silhouette), 0 (centre front, which a turned body moves), 1 (right). */
  front: (across: number, level: TrunkLevel) => Point;
  arm: Record<Side, Arm>;
  leg: Record<Side, Leg>;
  /** The leg that is nearer to the viewer. */
  nearLeg: Side;
  head: Head;
  /** A bare foot in heads: from ankle to toes, and how high its ankle is. */
  foot: { length: number; ankleUp: number };
  /** How far out the silhouette of hips and legs reaches on a side at a height of the page; below the ankle, the foot. */
  reach: (side: Side, y: number) => number;
  /** The page's height for a number of heads below the crown: 9 is near the floor on grown figures. */
  heightAt: (heads: number) => number;
  /** Where the soles stand. */
  floorY: number;
};
