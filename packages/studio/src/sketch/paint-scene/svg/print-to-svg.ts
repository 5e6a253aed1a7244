import type { Hex } from '../../../core/colour.ts';
import type { PlacedPrint } from '../../../core/scene/scene.ts';
import { closedPath, openPath } from './path-data.ts';

/** A print as paths, in its colours as they look on the paper. */
export function printToSvg({ lines, shapes }: PlacedPrint, onPaper: (colour: Hex) => Hex): string {
  const strokes = lines
    .filter(({ path }) => path.length > 1)
    .map(
      ({ path, widthPx, colour }) =>
        `<path stroke="${onPaper(colour)}" stroke-width="${Math.round(widthPx * 100) / 100}" d="${openPath(path)}"/>`,
    );
  const fills = shapes.map(
    ({ outline, colour }) => `<path fill="${onPaper(colour)}" d="${closedPath([outline])}"/>`,
  );
  const drawn =
    strokes.length > 0
      ? `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
      : '';
  return drawn + fills.join('');
}
