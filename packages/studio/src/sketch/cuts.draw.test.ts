import { describe, expect, it } from 'vitest';
import { fabricOf } from '../core/fabrics/registry.ts';
import type { Region } from '../core/scene/scene.ts';
import { skinHoles } from './compose/skin-holes.ts';
import { createSketch } from './create-sketch.ts';
import { regionMapOf } from './paint-scene/region-map/region-map-of.ts';

/** Prompts, and the parts by which each garment is known from its neighbours. */
const CUTS: readonly (readonly [prompt: string, parts: readonly string[]])[] = [
  ['red cheongsam', ['frog', 'back panel', 'collar']],
  ['pinafore dress over a striped tee', ['bib', 'strap left', 'skirt']],
  ['navy quilted gilet', ['front left', 'zip']],
  ['brown aviator jacket', ['hem fur', 'cuff fur']],
  ['man in a black tailcoat', ['tail left', 'tail right', 'lapel left']],
  ['man in a grey morning coat', ['tail left', 'buttons']],
  ['olive parka', ['fur edge', 'hood left']],
  ['camel duffle coat with toggles', ['toggle', 'hood left']],
  ['green varsity jacket', ['hem rib', 'cuff']],
  ['beige safari jacket', ['pocket flap', 'epaulette left']],
  ['red windbreaker', ['yoke']],
  ['grey poncho', ['poncho']],
  ['teal silk sari', ['pallu', 'pallu end', 'border', 'bodice']],
  ['pink lehenga', ['pallu', 'border', 'waistband']],
  ['blue hanbok', ['ribbon', 'bow', 'skirt']],
  ['white ao dai', ['back panel', 'leg left']],
  ['silk furisode', ['sleeve left', 'belt', 'braid']],
  ['green dirndl', ['apron', 'bodice']],
  ['man in a white agbada', ['robe', 'leg left']],
  ['man in an ivory sherwani', ['buttons', 'leg right']],
  ['linen kurta', ['back panel']],
  ['open black abaya', ['front left', 'bodice']],
  ['apron over a dress', ['apron', 'bib']],
  ['sports bra and leggings', ['bodice']],
  ['red bikini', ['briefs']],
  ['orange ski suit', ['yoke', 'leg left']],
  ['girl in a pink snowsuit', ['fur edge', 'leg left']],
  ['boy in a green onesie', ['leg left', 'cuff']],
  ['striped pyjamas', ['chest pocket', 'leg left']],
  ['gold flapper dress', ['skirt', 'bodice']],
  ['harem pants with a top', ['trousers', 'cuff left']],
  ['skort with a shirt', ['skirt panel', 'leg left']],
  ['sarong and a top', ['waist roll', 'knot']],
];

/** Cuts that open on skin. */
const MEANT_BARE = /slit|keyhole|cut-out|ao-dai|kurta|cheongsam|sari/;

const draw = (prompt: string, variant: number) => createSketch({ prompt, seed: 3, variant });
const regionsOf = (prompt: string, variant: number): Region[] =>
  draw(prompt, variant).scene.operations.filter((one) => one.op === 'region');

describe.each(CUTS)('%s', (prompt, parts) => {
  it('is read, and shows what it is known by', () => {
    const { unread, choices } = draw(prompt, 0);
    expect(unread).toEqual([]);
    expect(choices.instead).toBeUndefined();
    const drawn = new Set(
      [0, 1, 2, 3].flatMap((variant) => regionsOf(prompt, variant).map(({ part }) => part)),
    );
    expect([...drawn]).toEqual(expect.arrayContaining([...parts]));
  });

  it('lies inside the page, as a flat too', () => {
    for (const one of [prompt, `technical flat of ${prompt}`]) {
      const points = regionsOf(one, 1).flatMap(({ class: is, outlines }) =>
        is === 'backdrop' ? [] : outlines.flat(),
      );
      expect(points.filter(([x, y]) => !(x >= 0 && y >= 0 && x <= 768 && y <= 1024))).toEqual([]);
    }
  });

  it('shows no skin inside opaque cloth', () => {
    const holes = [0, 1, 2, 3].flatMap((variant) => {
      const { scene, choices } = draw(prompt, variant);
      const isBare = MEANT_BARE.test(JSON.stringify(choices));
      return isBare ? [] : skinHoles(regionMapOf(scene), (id) => fabricOf(id).sheer === 0);
    });
    expect(holes).toEqual([]);
  });
});
