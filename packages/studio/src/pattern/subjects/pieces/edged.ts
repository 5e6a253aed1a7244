import { adjust, lightness } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Figure, Fill } from './figure.ts';

/** OKLab lightness below which a darker edge is lost. */
const DARK = 0.42;

/** A shape in the pen's medium with a fine edge, which keeps like colours apart where one lies on another. */
export function edged(f: Figure, points: readonly PathPoint[], how: Fill): void {
  f.fill(points, how);
  const { style } = f.pen;
  if (!f.fine || (style !== 'gouache' && style !== 'flat')) return;
  const step = lightness(how.colour) < DARK ? 0.2 : -0.15;
  f.line([...points, points[0]], { colour: adjust(how.colour, step), width: 0.013, alpha: 0.5 });
}
