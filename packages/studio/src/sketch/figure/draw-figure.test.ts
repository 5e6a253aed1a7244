import { describe, expect, it } from 'vitest';
import { ACCESSORIES } from './accessories/registry.ts';
import { type BodyKind, SIDES } from './body.ts';
import { buildBody } from './build-body.ts';
import { HAIRSTYLES } from './hair/registry.ts';
import { PEOPLE } from './look/people.ts';
import { FLAT_POSE, findPose, POSES, posesOf } from './poses/registry.ts';
import { SHOES } from './shoes/registry.ts';
import { pointsOffPage, standingFigure } from './testing/standing-figure.ts';

const KINDS: readonly BodyKind[] = ['woman', 'man', 'girl', 'boy'];

describe('a figure', () => {
  it.each(
    KINDS.flatMap((kind) =>
      posesOf(kind)
        .slice(0, 2)
        .map(({ id }) => [id, kind] as const),
    ),
  )('stays on the page: %s of a %s', (id, kind) => {
    const pose = findPose(kind, id) ?? FLAT_POSE;
    const figure = standingFigure(pose, { kind, seed: `look ${id}` });
    expect(pointsOffPage(figure)).toEqual([]);
  });
});

describe('a body', () => {
  it.each(KINDS)('of a %s is symmetric in the flat pose', (kind) => {
    const body = buildBody(FLAT_POSE, { kind });
    for (const level of [0, 0.6, 1, 1.5, 2.2, 3, 3.5, 4]) {
      const [left, right] = SIDES.map((side) => body.side(side, level));
      expect(left[0] + right[0]).toBeCloseTo(2 * 384, 5);
      expect(left[1]).toBeCloseTo(right[1], 5);
    }
  });

  it('moves its front to where it turns', () => {
    const body = buildBody({ ...FLAT_POSE, turn: 40 }, { kind: 'woman' });
    const middle = (body.side('left', 3)[0] + body.side('right', 3)[0]) / 2;
    expect(body.front(0, 3)[0]).toBeGreaterThan(middle + 5);
  });

  it('has the silhouette of a trunk where the front ends', () => {
    const body = buildBody(POSES[0], { kind: 'woman' });
    for (const level of [1.5, 3, 4]) {
      expect(body.front(1, level)[0]).toBeCloseTo(body.side('right', level)[0], 1);
      expect(body.front(-1, level)[0]).toBeCloseTo(body.side('left', level)[0], 1);
    }
  });
});

describe('lists of the figure', () => {
  it.each([
    ['poses', POSES],
    ['hairstyles', HAIRSTYLES],
    ['shoes', SHOES],
    ['people', PEOPLE],
    ['accessories', ACCESSORIES],
  ] as const)('has %s of one id each, with words', (_name, list) => {
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { words } of list) expect(words.length).toBeGreaterThan(0);
  });

  it('knows how each kind of body walks', () => {
    for (const kind of KINDS) {
      const walk = findPose(kind, 'catwalk');
      expect(walk?.who).toContain(kind);
      expect(walk?.words.some((word) => word.startsWith('walk'))).toBe(true);
    }
  });

  it('offers each kind of body at least four poses', () => {
    for (const kind of KINDS) expect(posesOf(kind).length).toBeGreaterThanOrEqual(4);
  });
});
