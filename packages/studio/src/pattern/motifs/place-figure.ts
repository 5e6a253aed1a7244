import type { Placed } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { stamp } from '../../core/stamp.ts';
import type { MotifSpec } from '../motif.ts';
import { createPen, type Pen } from '../paint/pen.ts';

/**
 * Draws one placed thing with a pen of its own, at every copy that touches the unit.
 * `reach` is how far beyond its radius it may draw, as a multiple of the radius.
 */
export function placeFigure(
  sheet: Sheet,
  spec: MotifSpec,
  { at, reach }: { at: Placed; reach: number },
  draw: (pen: Pen) => void,
): void {
  stamp(sheet, { x: at.x, y: at.y, reach: at.radius * reach }, () =>
    draw(createPen(sheet, spec, at.seed)),
  );
}
