import { placeAlong } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { DressContext } from '../garment.ts';
import { clothOfRegion } from '../part-cloth.ts';
import { clothRegion } from './skirt-cloth.ts';
import type { SkirtShape } from './skirt-shape.ts';

const NET = '#f7f2ea';
/** How far each layer hangs below the hem, in heads, the lowest first. */
const LAYERS = [0.36, 0.2] as const;
const LOWEST_PX = 1010;

/** Frilled layers that are seen below the hem of a skirt. */
export function drawPetticoat(
  context: DressContext,
  { hem, widthPx }: SkirtShape,
  order: number,
): void {
  const { body, piece, scene } = context;
  const { unit } = body;
  const at = placeAlong(hem.path);
  const own = clothOfRegion(piece, 'petticoat');
  for (const [row, below] of LAYERS.entries()) {
    const pen = scene.on('lower', order - 2 + row * 0.5);
    const waves = Math.max(8, Math.round(widthPx / (unit * 0.2)));
    const steps = waves * 8;
    const rim = Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps;
      const [x, y] = at(0.012 + 0.976 * t);
      const wave = Math.sin(t * waves * Math.PI * 2 + row * 1.7);
      return [x + wave * unit * 0.02, Math.min(LOWEST_PX, y + unit * (below + 0.045 * wave))];
    });
    const upper = Array.from({ length: 25 }, (_, i): Point => {
      const [x, y] = at(0.988 - 0.976 * (i / 24));
      return [x, y - unit * 0.2];
    });
    const outline = [...rim, ...upper];
    pen.region({
      ...clothRegion(context, { part: 'petticoat', outline, reserve: 0.4 }),
      colour: own.colour ?? NET,
      fabric: own.fabric?.id ?? 'tulle',
      opacity: 0.92,
    });
    pen.stroke('contour', rim, { weight: 0.85, taper: [0, 0] });
    for (let k = 0; k < waves; k += 1) {
      const foot = rim[Math.min(steps, k * 8 + 4)];
      const head = at(0.012 + 0.976 * ((k + 0.5) / waves));
      pen.stroke('fold', [foot, [(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2]], {
        weight: 0.7,
        taper: [0, 0.7],
      });
    }
  }
}
