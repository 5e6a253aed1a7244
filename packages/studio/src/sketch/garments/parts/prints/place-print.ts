import { isGreen, mix } from '../../../../core/colour.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import type { PlacedPrint, Print } from '../../../../core/scene/scene.ts';
import { colourBlocks, ombre, patchwork, tieDye } from './blocks.ts';
import { argyle, checkerboard, houndstooth, windowpane } from './checks.ts';
import { dot, flower, rosette } from './figures.ts';
import { camouflage, snakeskin, zebra } from './hides.ts';
import { gingham, stripesAcross, stripesDown, tartan } from './lines.ts';
import {
  butterflies,
  cherries,
  cranes,
  geometric,
  hearts,
  leaves,
  lemons,
  paisley,
  stars,
  strawberries,
} from './motifs.ts';
import { gridOf, type Placing, type PrintPlacing, placesOf } from './placing.ts';
import { visibleOn } from './visible-on.ts';
import { chevron, herringbone } from './zigzags.ts';

export type { PrintPlacing } from './placing.ts';

/**
 * Lays a print on a piece of cloth, in the cloth's coordinates: stripes run down it, figures lie
 * about evenly far apart on the page. Colours that would sink into the cloth are moved from it.
 * Figures outside the box of `outline` are left out; the region cuts the rest.
 */
export function placePrint(print: Print, patch: Patch, placing: PrintPlacing): PlacedPrint {
  const wanted = print.colours.length > 0 ? print.colours : [mix(placing.cloth, '#ffffff', 0.7)];
  const colours = wanted.map((colour) => visibleOn(placing.cloth, colour));
  return PLACERS[print.id]({ ...placing, patch, colours });
}

const PLACERS: Record<Print['id'], (placing: Placing) => PlacedPrint> = {
  stripe: (placing) => {
    const { unit, colours } = placing;
    const grid = gridOf(placing, 0.15);
    const styles = colours.map((colour) => ({ widthPx: unit * 0.058, colour }));
    return { lines: stripesDown(grid, styles), shapes: [] };
  },
  pinstripe: (placing) => {
    const { unit, colours } = placing;
    const style = { widthPx: Math.max(0.9, unit * 0.011), colour: colours[0] };
    return { lines: stripesDown(gridOf(placing, 0.085), [style]), shapes: [] };
  },
  breton: (placing) => {
    const { unit, colours } = placing;
    const style = { widthPx: unit * 0.05, colour: colours[0] };
    return { lines: stripesAcross(gridOf(placing, 0.13), [style]), shapes: [] };
  },
  plaid: (placing) => tartan(gridOf(placing, 0.27), placing.cloth, placing.colours),
  gingham: (placing) => gingham(gridOf(placing, 0.12), placing.cloth, placing.colours[0]),
  dots: (placing) => {
    const places = placesOf(placing, { pitch: 0.16, jitter: 0.04 });
    const radius = placing.unit * 0.034;
    const { colours } = placing;
    return {
      lines: [],
      shapes: places.map((at, i) => dot(at, radius, colours[i % colours.length])),
    };
  },
  floral: floralPrint,
  leopard: (placing) => {
    const { rng, unit, colours, cloth } = placing;
    const heart = colours[1] ?? mix(cloth, colours[0], 0.35);
    const places = placesOf(placing, { pitch: 0.155, jitter: 0.24 });
    const shapes = places.flatMap((at) =>
      rng.chance(0.16)
        ? [dot(at, unit * 0.02, colours[0])]
        : rosette(at, unit * rng.range(0.04, 0.062), { rng, dark: colours[0], heart }),
    );
    return { lines: [], shapes };
  },
  zebra,
  snakeskin,
  camouflage,
  cow: camouflage,
  houndstooth,
  herringbone,
  checkerboard,
  windowpane,
  argyle,
  chevron,
  paisley,
  leaves,
  stars,
  hearts,
  cherries,
  lemons,
  strawberries,
  butterflies,
  cranes,
  geometric,
  abstract: camouflage,
  patchwork,
  'tie-dye': tieDye,
  ombre,
  'colour-block': colourBlocks,
};

function floralPrint(placing: Placing): PlacedPrint {
  const { rng, unit, colours, cloth } = placing;
  const green = colours.find(isGreen);
  const blooms = colours.some((one) => !isGreen(one))
    ? colours.filter((c) => !isGreen(c))
    : colours;
  const leaf = green ?? visibleOn(cloth, mix(mix(cloth, blooms[0], 0.4), '#4f6b45', 0.6));
  const places = placesOf(placing, { pitch: 0.3, jitter: 0.26 });
  const shapes = places.flatMap((at) => {
    if (rng.chance(0.2)) return [dot(at, unit * 0.022, rng.pick(blooms))];
    const bloom = rng.pick(blooms);
    const heart = visibleOn(bloom, mix(bloom, '#f2c75c', 0.7));
    return flower({
      at,
      rng,
      radius: unit * rng.range(0.055, 0.1),
      colours: { bloom, heart, leaf },
    });
  });
  return { lines: [], shapes };
}
