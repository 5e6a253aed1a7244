import type { Region } from '../../../core/scene/scene.ts';
import type { Finish } from '../finish.ts';
import type { Traced, TracedScene, TracedStroke } from '../trace/trace-scene.ts';
import { idMaker } from './group-ids.ts';
import { closedPath } from './path-data.ts';
import { regionToSvg } from './region-to-svg.ts';

/** The page is as wide as an A4 sheet. */
const WIDTH_MM = 210;

/**
 * Writes a traced scene as a vector picture of the same shapes that `paintScene` paints: paths, groups and clip paths alone, which Illustrator and Inkscape open as
 * they are. Groups are named after garments and their parts, in drawing order. The file says
 * nothing of the prompt: drawings travel.
 */
export function sceneToSvg({ size, finish, operations }: TracedScene): string {
  const { width, height } = size;
  const heightMm = Math.round((WIDTH_MM * height * 10) / width) / 10;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${WIDTH_MM}mm" height="${heightMm}mm" viewBox="0 0 ${width} ${height}">`,
    `<rect id="paper" width="${width}" height="${height}" fill="${finish.paper.colour}"/>`,
    ...groups(operations, finish),
    '</svg>\n',
  ].join('\n');
}

/** Operations that follow each other and belong to one garment, or to one class of things, share a group. */
function groups(traced: readonly Traced[], finish: Finish): string[] {
  const idOf = idMaker();
  const lines: string[] = [];
  let open: string | undefined;
  for (const one of traced) {
    const owner = one.op === 'region' ? ownerOf(one.region) : (open ?? 'lines');
    if (owner !== open) {
      if (open !== undefined) lines.push('</g>');
      lines.push(`<g id="${idOf(owner)}">`);
      open = owner;
    }
    lines.push(
      one.op === 'region'
        ? regionToSvg(one, idOf(`${owner} ${one.region.part}`), finish)
        : strokeToSvg(one),
    );
  }
  if (open !== undefined) lines.push('</g>');
  return lines;
}

const ownerOf = (region: Region) => region.garment ?? region.class;

function strokeToSvg({ colour, alpha, ribbons, stroke }: TracedStroke): string {
  const opacity = alpha < 1 ? ` fill-opacity="${alpha}"` : '';
  return `<path class="${stroke.role}" fill="${colour}"${opacity} d="${closedPath(ribbons)}"/>`;
}
