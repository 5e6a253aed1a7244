import { describe, expect, it } from 'vitest';
import type { BodyKind } from '../body.ts';
import { buildBody } from '../build-body.ts';
import { FLAT_POSE } from '../poses/registry.ts';
import { buildOf, faceShapeOf, SHAPES } from './shape-registry.ts';

const widthAt = (kind: BodyKind, shapes: readonly string[], level: number): number => {
  const body = buildBody(FLAT_POSE, { kind, shapes, unitPx: 100 });
  return body.side('right', level)[0] - body.side('left', level)[0];
};

describe('shapes of bodies', () => {
  it('have one id each, and change the build of whom they are for', () => {
    expect(new Set(SHAPES.map(({ id }) => id)).size).toBe(SHAPES.length);
    for (const { id, who } of SHAPES) {
      for (const kind of who) expect(buildOf(kind, [id])).not.toEqual(buildOf(kind, []));
    }
  });

  it('leave others as they are', () => {
    expect(buildOf('girl', ['expecting', 'curvy', 'nobody'])).toEqual(buildOf('girl', []));
    expect(buildOf('woman', ['teenager', 'small-child'])).toEqual(buildOf('woman', []));
  });

  it.each(['woman', 'man'] as const)(
    'make a full %s fuller everywhere, the waist the narrowest',
    (kind) => {
      const [bust, waist, hip] = [1.5, 3, 4].map((level) => widthAt(kind, ['full'], level));
      for (const level of [1, 1.5, 2.2, 3, 3.5, 4]) {
        expect(widthAt(kind, ['full'], level)).toBeGreaterThan(widthAt(kind, ['curvy'], level));
        expect(widthAt(kind, ['curvy'], level)).toBeGreaterThan(widthAt(kind, [], level));
      }
      expect(Math.min(bust, waist, hip)).toBe(kind === 'woman' ? waist : hip);
      const arm = (shapes: string[]) =>
        buildBody(FLAT_POSE, { kind, shapes }).arm.left.halfWidth(0.3);
      expect(arm(['full'])).toBeGreaterThan(arm([]) * 1.25);
    },
  );

  it('count heads as children grow', () => {
    const heads = ['small-child', 'school-child', 'big-child', 'teenager'].map(
      (id) => buildOf('girl', [id]).heads,
    );
    expect(heads).toEqual(heads.toSorted((a, b) => a - b));
    expect(heads[0]).toBeLessThan(5.2);
    expect(heads[3]).toBeGreaterThan(7);
  });

  it('take the first of two that exclude each other', () => {
    expect(buildOf('woman', ['petite', 'tall'])).toEqual(buildOf('woman', ['petite']));
    expect(buildOf('woman', ['tall', 'full']).heads).toBeGreaterThan(
      buildOf('woman', ['full']).heads,
    );
  });

  it('keep the head on the page', () => {
    for (const { id, who } of SHAPES) {
      for (const kind of who) {
        const body = buildBody(FLAT_POSE, { kind, shapes: [id], heel: kind === 'woman' ? 1 : 0 });
        expect(body.head.at(0, -0.6)[1]).toBeGreaterThan(0);
      }
    }
  });

  it('shape the face with the body', () => {
    expect(faceShapeOf('woman', ['full']).factors.jaw).toBeGreaterThan(1.1);
    expect(faceShapeOf('girl', ['teenager']).maturity).toBeGreaterThan(0.5);
    expect(faceShapeOf('man', []).factors).toEqual({ jaw: 1, chin: 1, cheek: 1, lipFullness: 1 });
  });
});
