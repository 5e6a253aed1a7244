import type { DotGroup } from './group-garments.ts';
import type { PlacedDot } from './placed-dot.ts';

/** Tests of a dot on skin or hair against groups of dots on garments. */
export type StrayTest = {
  /** True for a dot so near to the groups' garments that the hand may have slipped. */
  isNear: (dot: PlacedDot, groups: readonly DotGroup[]) => boolean;
  isOnHead: (dot: PlacedDot) => boolean;
  /** True for a dot that was set by itself, and did not slip off the groups' garments. */
  isMeant: (dot: PlacedDot, groups: readonly DotGroup[]) => boolean;
};

/** Largest share of the dots on a garment that the end of a line on another garment may have hit. */
const FEW = 1 / 5;

/** Largest share of dots away from all garments that are slips: nobody points at a face by chance. */
const FEW_ON_LIMBS = 1 / 4;
const FEW_ON_HEAD = 1 / 8;

/** Garments without those on which only the end of a line lies that was drawn on another, beside them. */
export function dropSlippedGroups(
  groups: readonly DotGroup[],
  { isNear, isMeant }: Pick<StrayTest, 'isNear' | 'isMeant'>,
): readonly DotGroup[] {
  const total = countOf(groups);
  const isMain = (group: DotGroup, at: number) => at === 0 || group.length > total * FEW;
  const main = groups.filter(isMain);
  if (main.length === groups.length) return groups;
  const isSlip = (dot: PlacedDot) => isNear(dot, main) && !isMeant(dot, main);
  return groups.filter((group, at) => isMain(group, at) || !group.every(isSlip));
}

/**
 * Test of dots on skin and hair, beside dots on garments: do they select the whole person? One dot
 * set there by itself does. Dots of lines and at edges do not where they are slips of the hand: near
 * a garment and no more than the dots on it (on a head: few), or very few.
 */
export function isPersonMeant(
  body: readonly PlacedDot[],
  groups: readonly DotGroup[],
  { isNear, isOnHead, isMeant }: StrayTest,
): boolean {
  if (body.some((dot) => isMeant(dot, groups))) return true;
  const onGarments = countOf(groups);
  const total = body.length + onGarments;
  const near = body.filter((dot) => isNear(dot, groups));
  if (near.length > onGarments) return true;
  if (near.filter(isOnHead).length > total * FEW) return true;
  const far = body.filter((dot) => !near.includes(dot));
  return far.length > total * (far.some(isOnHead) ? FEW_ON_HEAD : FEW_ON_LIMBS);
}

const countOf = (groups: readonly DotGroup[]) =>
  groups.reduce((sum, { length }) => sum + length, 0);
