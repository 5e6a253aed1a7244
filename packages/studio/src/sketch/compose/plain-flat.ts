import type { Hex } from '../../core/colour.ts';
import type { PlacedPrint, Region, Scene, Stroke } from '../../core/scene/scene.ts';
import { isNear } from '../outfit/colour-distance.ts';
import type { Outfit } from '../outfit/outfit.ts';

const PAPER: Hex = '#ffffff';
/** Figures of a print for which no colour is named. */
const LINE: Hex = '#3a3a3e';

/**
 * A technical flat as patterns are cut from: black line on white. Garments whose colour is named
 * keep their colours, and of the others the parts and threads that have one of their own.
 */
export function inPlainLine(
  scene: Scene,
  { pieces, claims }: Pick<Outfit, 'pieces' | 'claims'>,
): Scene {
  const dyed = new Set(pieces.flatMap(({ garment, isDyed }) => (isDyed ? [garment.id] : [])));
  const asked = claims.flatMap(({ colour }) => colour ?? []);
  const isAsked = (colour: Hex) => asked.some((one) => isNear(one, colour));
  // A zip's pull and a buckle's frame name no garment: they are left white where none is dyed.
  const isDyed = (garment: string | undefined) =>
    garment === undefined ? dyed.size > 0 : dyed.has(garment);
  let below: string | undefined;
  return {
    ...scene,
    operations: scene.operations.map((one) => {
      if (one.op === 'region') {
        below = one.garment ?? below;
        return isDyed(one.garment) ? one : bareRegion(one, isAsked);
      }
      return isDyed(below) ? one : bareStroke(one, isAsked);
    }),
  };
}

type IsAsked = (colour: Hex) => boolean;

const bareRegion = (region: Region, isAsked: IsAsked): Region => ({
  ...region,
  colour: isAsked(region.colour) ? region.colour : PAPER,
  shade: [],
  depth: [],
  light: [],
  ...(region.print && { print: barePrint(region.print, isAsked) }),
});

const bareStroke = (stroke: Stroke, isAsked: IsAsked): Stroke => {
  const { colour, ...line } = stroke;
  return colour === undefined || isAsked(colour) ? stroke : line;
};

/** A print in line, without the threads of its cloth. */
function barePrint({ surface, lines, shapes }: PlacedPrint, isAsked: IsAsked): PlacedPrint {
  const inked = <Mark extends { colour: Hex }>(marks: readonly Mark[], first = 0): Mark[] =>
    marks.slice(first).map((mark) => (isAsked(mark.colour) ? mark : { ...mark, colour: LINE }));
  return { lines: inked(lines, surface?.lines), shapes: inked(shapes, surface?.shapes) };
}
