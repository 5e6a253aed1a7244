import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { createSceneBuilder } from '../../core/scene/scene-builder.ts';
import { expectDigests } from '../../testing/expect-kept.ts';
import { ACCESSORIES } from './accessories/registry.ts';
import type { BodyKind } from './body.ts';
import { buildBody } from './build-body.ts';
import { drawFigure } from './draw-figure.ts';
import { HAIRSTYLES } from './hair/registry.ts';
import { chooseLook } from './look/choose-look.ts';
import { POSES, posesOf } from './poses/registry.ts';
import { SHOES, shoeOf } from './shoes/registry.ts';
import { PAGE, pointsOffPage, standingFigure } from './testing/standing-figure.ts';

const KINDS: readonly BodyKind[] = ['woman', 'man', 'girl', 'boy'];
const every = POSES.flatMap((pose) =>
  pose.who.flatMap((kind) => [false, true].map((isMirrored) => ({ pose, kind, isMirrored }))),
);

function drawn(index: number): Scene {
  const { pose, ...who } = every[index];
  return standingFigure(pose, { ...who, seed: `look ${index}` });
}

/** A figure in the first pose of its kind, in one thing that is chosen. */
function dressed(
  kind: BodyKind,
  chosen: { hairstyle?: string; shoes?: string; accessory?: string },
): Scene {
  const [pose] = posesOf(kind);
  const look = chooseLook(createRng(1), { kind, ...chosen });
  const body = buildBody(pose, { kind, heel: shoeOf(look.shoes).heel });
  const scene = createSceneBuilder(PAGE);
  const accessories = chosen.accessory
    ? [{ id: chosen.accessory, colour: '#7a3b2e' as const }]
    : [];
  drawFigure(scene, body, { ...look, accessories });
  return scene.finish();
}

describe('a figure', () => {
  it.each(every.map(({ pose, kind, isMirrored }, i) => [pose.id, kind, isMirrored, i] as const))(
    'stays on the page: %s of a %s, mirrored %s',
    (_pose, _kind, _mirrored, index) => {
      expect(pointsOffPage(drawn(index))).toEqual([]);
    },
  );

  it('stands in every pose as it did', () => {
    expectDigests(
      'poses',
      Object.fromEntries(
        every.map(({ pose, kind, isMirrored }, i) => [
          `${pose.id} ${kind}${isMirrored ? ' mirrored' : ''}`,
          drawn(i).operations,
        ]),
      ),
    );
  });

  it.each(KINDS)('%s wears every hairstyle as it did', (kind) => {
    const styles = HAIRSTYLES.filter(({ who }) => who.includes(kind));
    const hair = styles.map(({ id }) => [id, dressed(kind, { hairstyle: id }).operations]);
    expectDigests(`hairstyles-${kind}`, Object.fromEntries(hair));
  });

  it.each(KINDS)('%s wears every shoe as it did', (kind) => {
    const shoes = SHOES.filter(({ who }) => who.includes(kind));
    const figures = shoes.map(({ id }) => [id, dressed(kind, { shoes: id }).operations]);
    expectDigests(`shoes-${kind}`, Object.fromEntries(figures));
  });

  it('wears every accessory as it did', () => {
    const worn = ACCESSORIES.map(({ id }) => [id, dressed('woman', { accessory: id }).operations]);
    expectDigests('accessories', Object.fromEntries(worn));
  });
});
