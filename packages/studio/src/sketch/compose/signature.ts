import { smoothCurve } from '../../core/scene/curve.ts';
import type { Point } from '../../core/scene/point.ts';
import type { SceneBuilder } from '../../core/scene/scene-builder.ts';

const WAVES: readonly Point[] = [
  [0, 0],
  [11, -15],
  [15, 2],
  [25, -11],
  [31, 0],
  [45, -8],
  [50, 1],
  [86, -9],
];

/** A flourish where the artist signs; it spells nothing. */
export function drawSignature(scene: SceneBuilder, [x, y]: Point): void {
  const path = smoothCurve(WAVES.map(([dx, dy]): Point => [x + dx, y + dy]));
  scene.on('annotation').stroke('detail', path, { taper: [0.1, 0.5] });
}
