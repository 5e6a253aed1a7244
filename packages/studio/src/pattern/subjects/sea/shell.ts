import { adjust, type Hex } from '../../../core/colour.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { wedge } from '../pieces/wedge.ts';

const RIBS = 9;
const HINGE = mirrored('0 52, 26 50, 40 66!, 28 74, 0 78');
/** The nautilus grows this much from one ray to the next, `RAYS` to a turn. */
const RAYS = 16;
const GROWTH = 1.066;
const TURNS = 2.35;

/** A fan of ribs with a scalloped rim. */
function scallop(f: Figure, colour: Hex): void {
  const rim: PathPoint[] = [];
  for (let i = 0; i <= RIBS * 3; i += 1) {
    const angle = lerp(-1.22, 1.22, i / (RIBS * 3));
    const reach = 1.44 + (i % 3 === 0 ? -0.05 : 0.03);
    rim.push([Math.sin(angle) * reach * 0.9 * 0.72, 0.62 - Math.cos(angle * 0.82) * reach]);
  }
  const fan: PathPoint[] = [[-0.1, 0.62], ...rim, [0.1, 0.62]];
  f.fill(HINGE, { colour: adjust(colour, -0.06) });
  f.fill(fan, { colour: adjust(colour, -0.06), tip: adjust(colour, 0.06) });
  f.inside(fan, () => {
    for (const reach of [0.62, 0.9, 1.14]) {
      const band = rim.map(
        ([x, y]): PathPoint => [(x * reach) / 1.44, 0.62 + ((y - 0.62) * reach) / 1.44],
      );
      f.line(band, { colour: adjust(colour, 0.1, 0.8), width: 0.05, alpha: 0.6 });
    }
    for (let i = 0; i <= RIBS; i += 1)
      f.line([[0, 0.6], rim[i * 3]], { colour: adjust(colour, -0.17), width: 0.022 });
  });
}

/** A point of the nautilus' spiral: `ray` rays in from the mouth, `inwards` from the rim to the last turn's rim. */
function spiral(ray: number, inwards = 0): PathPoint {
  const reach = lerp(0.95, 0.95 * GROWTH ** -RAYS, inwards) * GROWTH ** -ray;
  const angle = (ray / RAYS) * TAU - 0.35;
  return [Math.cos(angle) * reach * 1.02 - 0.08, Math.sin(angle) * reach - 0.02];
}

/** A nautilus: whorls that grow from the heart to the mouth, barred with colour. */
function nautilus(f: Figure, colour: Hex): void {
  const bar = tintOver(f.pen, '#b5623f', colour);
  const rim = Array.from({ length: RAYS + 1 }, (_, i) => spiral(RAYS - i));
  const mouth = [0.2, 0.5, 0.8].map((inwards): PathPoint => {
    const [x, y] = spiral(0, inwards);
    return [x - 0.04, y + Math.sin(inwards * Math.PI) * 0.06];
  });
  const outline = [...rim, ...mouth];
  f.fill(outline, { colour: adjust(colour, -0.04), tip: adjust(colour, 0.05) });
  f.inside(outline, () => {
    for (let ray = 2; ray < RAYS * (TURNS - 1); ray += 1.5) {
      const wave = [0, 0.3, 0.55].map((inwards) => spiral(ray + inwards * 1.6, inwards));
      const wide = GROWTH ** -ray;
      f.patch(wedge([wave[0], wave[1], wave[2]], 0.07 * wide), bar);
    }
  });
  const whorls = Array.from({ length: RAYS * TURNS }, (_, i) => spiral(i + RAYS * 0.98));
  f.line(whorls, { colour: adjust(colour, -0.24), width: 0.028 });
}

/** A scallop or a nautilus. */
export const shell: Subject = {
  id: 'shell',
  group: 'sea',
  words: [
    'shell',
    'seashell',
    'scallop shell',
    'sea shell',
    'sea life',
    'under the sea',
    'ocean life',
    'seaside',
    'beach motif',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#eda58c', '#e8c39a', '#d99aa5', '#c9a98a']));
    if (pen.rng.chance(0.5)) scallop(f, colour);
    else f.at({ flip: pen.rng.chance(0.5) }, () => nautilus(f, colour));
  },
};
