import { type Hex, isGreen, mix } from '../../../core/colour.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { PlacedPrint, Print } from '../../../core/scene/scene.ts';
import { visibleOn } from './prints-colours.ts';
import { dot, flower, rosette, strew } from './prints-figures.ts';
import { gingham, stripesAcross, stripesDown, tartan } from './prints-lines.ts';
import { boxTest, heightOf, widthAt } from './prints-measure.ts';

/** What a print is placed with: the cloth's colour, a head in pixels for its scale, and chance. */
export type PrintPlacing = { cloth: Hex; unit: number; rng: Rng; outline?: Polyline };

type Placing = PrintPlacing & { patch: Patch; colours: readonly Hex[] };

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

/** How many pitches (in heads) fit the cloth across its middle and down. */
function gridOf({ patch, unit }: Placing, pitch: number) {
  const middle = (widthAt(patch, 0.25) + widthAt(patch, 0.6)) / 2;
  return {
    patch,
    columns: Math.max(2, Math.round(middle / (unit * pitch))),
    rows: Math.max(1, Math.round(heightOf(patch) / (unit * pitch))),
  };
}

function placesOf(placing: Placing, { pitch, jitter }: { pitch: number; jitter: number }) {
  const { patch, rng, unit, outline } = placing;
  const isNear = boxTest(outline, unit * 0.1);
  return strew({ patch, rng, pitchPx: unit * pitch, jitter }).filter(isNear);
}
