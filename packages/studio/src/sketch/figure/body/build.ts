import type { BodyKind, TrunkLevel } from '../body.ts';

/** A cross-section of the trunk in heads: half its width and depth, and how far its middle lies before the spine. */
export type Section = {
  level: TrunkLevel;
  y: number;
  width: number;
  depth: number;
  forward: number;
};

/** Half-widths in heads along a limb: part of its length, away from and towards the trunk. */
export type LimbProfile = readonly (readonly [part: number, outer: number, inner: number])[];

/** The measures of one kind of body, in its own heads from the crown. */
export type Build = {
  /** Heads from crown to floor, without heels. */
  heads: number;
  unitPx: number;
  sections: readonly Section[];
  pitY: number;
  neckWidth: number;
  /** How much larger the head is drawn than a head of measure. */
  headScale: number;
  crotchY: number;
  kneeY: number;
  /** Of the ankle joint on a flat foot. */
  ankleY: number;
  hipJoint: number;
  upperArm: number;
  foreArm: number;
  hand: number;
  foot: number;
  bustAcross: number;
  bustForward: number;
  /** Heads by which the head comes forward of its place on the neck, and lower: in age. */
  stoop?: { ahead: number; down: number };
  arm: LimbProfile;
  leg: LimbProfile;
  /** The leg from its side: front and back. */
  legAside: LimbProfile;
};

export type BuildOf = Record<BodyKind, Build>;

type Row = readonly [level: number, y: number, width: number, depth: number, forward: number];

/** Sections from rows of numbers. */
export const sectionsOf = (rows: readonly Row[]): Section[] =>
  rows.map(([level, y, width, depth, forward]) => ({ level, y, width, depth, forward }));

/** The same profile, stouter or slighter. */
export const scaledProfile = (profile: LimbProfile, factor: number): LimbProfile =>
  profile.map(([part, outer, inner]) => [part, outer * factor, inner * factor]);
