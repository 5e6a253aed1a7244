import { expect, it } from 'vitest';
import { tulip } from '../subjects/flowers/tulip.ts';
import { ginkgoLeaf } from '../subjects/plants/ginkgo-leaf.ts';
import { scatterMotif } from './scatter.ts';
import { plainSpec } from './testing/draw-motif.ts';
import { specOfThing } from './thing-spec.ts';

const BRASS = '#b08d3c';
const specFor = (wish: Parameters<typeof plainSpec>[1]) =>
  plainSpec(scatterMotif, { ...wish, repeat: 'straight', namedColours: [BRASS] });

it('gives leaves that are all there is the colours named', () => {
  const spec = specFor({ repeat: 'straight', subjects: [ginkgoLeaf] });
  expect(specOfThing(spec, ginkgoLeaf).palette.leaves).toEqual(spec.palette.blooms.slice(0, 2));
});

it('leaves leaves beside flowers green', () => {
  const spec = specFor({ repeat: 'straight', subjects: [ginkgoLeaf, tulip] });
  expect(specOfThing(spec, ginkgoLeaf).palette.leaves).toEqual(spec.palette.leaves);
});

it('gives what is green by nature the colour that is said of it, and leaves the leaves of flowers', () => {
  const own = (id: string) => ({ coloursOfThings: new Map([[id, [BRASS]]]) });
  const leaf = {
    ...specFor({ repeat: 'straight', subjects: [ginkgoLeaf, tulip] }),
    ...own('ginkgo leaf'),
  };
  expect(specOfThing(leaf, { ...ginkgoLeaf, id: 'ginkgo leaf' }).palette.leaves[0]).toBe(BRASS);
  const flower = { ...leaf, ...own(tulip.id) };
  expect(specOfThing(flower, tulip).palette.leaves).toEqual(flower.palette.leaves);
});
