import type { BodyKind } from '../body.ts';
import type { Build } from './build.ts';
import { BUILDS } from './builds.ts';
import type { FaceFactors, FaceShape, Shape } from './shape.ts';
import { athletic } from './shapes/athletic.ts';
import { bigChild, schoolChild, smallChild, teenager } from './shapes/children.ts';
import { curvy } from './shapes/curvy.ts';
import { elder } from './shapes/elder.ts';
import { expecting } from './shapes/expecting.ts';
import { full } from './shapes/full.ts';
import { petite, tall } from './shapes/statures.ts';

/** All shapes of bodies, in the order in which they are applied: lengths, then girths. */
export const SHAPES: readonly Shape[] = [
  smallChild,
  schoolChild,
  bigChild,
  teenager,
  petite,
  tall,
  elder,
  athletic,
  curvy,
  full,
  expecting,
];

/** The ids of shapes that exclude each other: the first that is named stands. */
const ONE_OF: readonly (readonly string[])[] = [
  ['small-child', 'school-child', 'big-child', 'teenager'],
  ['petite', 'tall'],
  ['full', 'curvy', 'athletic'],
];

const shapesOf = (kind: BodyKind, ids: readonly string[]): Shape[] =>
  SHAPES.filter(({ id, who }) => who.includes(kind) && ids.includes(id) && isFirst(id, ids));

function isFirst(id: string, ids: readonly string[]): boolean {
  const group = ONE_OF.find((one) => one.includes(id));
  return !group || ids.find((one) => group.includes(one)) === id;
}

/** The measures of a kind of body in the shapes of the given ids; unknown ones and those of other kinds change nothing. */
export const buildOf = (kind: BodyKind, shapeIds: readonly string[]): Build =>
  shapesOf(kind, shapeIds).reduce((build, shape) => shape.reshape(build, kind), BUILDS[kind]);

/** The change that the shapes of the given ids make to a face. */
export function faceShapeOf(kind: BodyKind, shapeIds: readonly string[]): FaceShape {
  const shapes = shapesOf(kind, shapeIds);
  const all = shapes.flatMap(({ face }) => face ?? []);
  const product = (key: keyof FaceFactors) => all.reduce((so, one) => so * (one[key] ?? 1), 1);
  const factors = {
    jaw: product('jaw'),
    chin: product('chin'),
    cheek: product('cheek'),
    lipFullness: product('lipFullness'),
  };
  return { factors, maturity: Math.max(0, ...shapes.map(({ maturity = 0 }) => maturity)) };
}
