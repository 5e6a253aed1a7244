import type { Hex } from '../../../core/colour.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { Finish } from '../finish.ts';
import type { TracedRegion } from '../trace/trace-scene.ts';
import { bodyOf } from '../wash/body-of.ts';
import { flatColour } from '../wash/flat-colour.ts';
import { densityOfColour } from '../wash/pigment.ts';
import { hatchedShade } from '../wash/shade-amounts.ts';
import { type Glaze, glazeBetween } from './glaze.ts';
import { closedPath } from './path-data.ts';
import { printToSvg } from './print-to-svg.ts';

/** One area: bare paper where it hides what lies below, its colour, and darker paths clipped to it. */
export function regionToSvg(traced: TracedRegion, id: string, finish: Finish): string {
  const { region, light, paint, shade, depth, hatch } = traced;
  const { shaded, deepened, hatched } = hatchedShade(finish.brush, hatch.length > 0);
  const { lightKeeps: keeps } = finish.brush;
  const body = bodyOf(finish.brush, densityOfColour(traced.colour));
  const tone = toneOf(traced, finish);
  const glazed = (added: number) => glazeBetween(tone(body, 0), tone(body + added, added));
  const inside = [
    region.print ? printToSvg(region.print, (colour) => onPaper(colour, finish, body)) : '',
    glazing(shade, glazed(shaded)),
    glazing(depth, glazed(deepened)),
    hatch.length > 0 ? hatching(traced, `${id}-shade`, glazed(hatched)) : '',
    keeps < 1 ? filled(light, tone(keeps * body, 0)) : '',
  ].join('');
  const clipped =
    inside === ''
      ? ''
      : `<clipPath id="${id}-edge"><path d="${closedPath(paint)}"/></clipPath>` +
        `<g clip-path="url(#${id}-edge)">${inside}</g>`;
  const opacity = region.opacity < 1 ? ` opacity="${region.opacity}"` : '';
  const base = filled(traced.cover, finish.paper.colour);
  return `<g id="${id}"${opacity}>${base}${filled(paint, tone(body, 0))}${clipped}</g>`;
}

const onPaper = (colour: Hex, { paper }: Finish, pigment: number) =>
  flatColour({
    colour,
    regionClass: 'garment',
    paper: paper.colour,
    pigment,
    shadow: 0,
  });

const toneOf =
  ({ colour, region }: TracedRegion, { paper }: Finish) =>
  (pigment: number, shadow: number) =>
    flatColour({
      colour,
      regionClass: region.class,
      paper: paper.colour,
      pigment,
      shadow,
    });

function filled(lines: readonly Polyline[], colour: Hex): string {
  const data = closedPath(lines);
  return data === '' ? '' : `<path fill="${colour}" d="${data}"/>`;
}

function glazing(lines: readonly Polyline[], { colour, opacity }: Glaze): string {
  const data = closedPath(lines);
  return data === '' ? '' : `<path fill="${colour}" fill-opacity="${opacity}" d="${data}"/>`;
}

function hatching({ shade, depth, hatch }: TracedRegion, id: string, glaze: Glaze): string {
  const area = `<clipPath id="${id}"><path d="${closedPath([...shade, ...depth])}"/></clipPath>`;
  return `${area}<g clip-path="url(#${id})">${glazing(hatch, glaze)}</g>`;
}
