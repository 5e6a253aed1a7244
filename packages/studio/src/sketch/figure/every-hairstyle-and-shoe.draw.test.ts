import { expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { createSceneBuilder } from '../../core/scene/scene-builder.ts';
import type { BodyKind } from './body.ts';
import { buildBody } from './build-body.ts';
import { drawFigure } from './draw-figure.ts';
import { HAIRSTYLES } from './hair/registry.ts';
import { chooseLook } from './look/choose-look.ts';
import { posesOf } from './poses/registry.ts';
import { SHOES } from './shoes/registry.ts';

const KINDS: readonly BodyKind[] = ['woman', 'man', 'girl', 'boy'];
const PAGE = { width: 768, height: 1024 };

it.each(KINDS)('a %s can wear every hairstyle with every shoe', (kind) => {
  const [pose] = posesOf(kind);
  for (const { id: hairstyle } of HAIRSTYLES.filter(({ who }) => who.includes(kind))) {
    for (const { id: shoes, heel } of SHOES.filter(({ who }) => who.includes(kind))) {
      const look = chooseLook(createRng(1), { kind, hairstyle, shoes });
      const scene = createSceneBuilder(PAGE);
      drawFigure(scene, buildBody(pose, { kind, heel }), look);
      expect(scene.finish().operations.length).toBeGreaterThan(40);
    }
  }
});
