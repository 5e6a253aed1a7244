import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { clothOfRegion } from '../part-cloth.ts';
import type { Band } from './waist-band.ts';

const METALS = ['#c8a451', '#b9bcc2', '#7b6a4d'] as const;

/** A buckle at u of a belt, with its prong, the loop beside it and the belt's holes. */
export function drawBuckle(
  pen: LayerPen,
  context: DressContext,
  at: { band: Band; u: number },
): void {
  const { band, u } = at;
  const { rng, body, piece } = context;
  const across = body.unit / Math.max(1, band.patch(1, 0.5)[0] - band.patch(0, 0.5)[0]);
  const wide = 0.085 * across;
  const frame = (grow: number): Point[] => [
    band.patch(u - wide - 0.02 * across * grow, -0.14 * grow),
    band.patch(u + wide + 0.02 * across * grow, -0.14 * grow),
    band.patch(u + wide + 0.02 * across * grow, 1 + 0.14 * grow),
    band.patch(u - wide - 0.02 * across * grow, 1 + 0.14 * grow),
  ];
  const [outer, inner] = [frame(1), frame(-1.1)];
  pen.region({
    class: 'accessory',
    part: 'buckle',
    garment: piece.garment.id,
    fabric: 'metallic',
    outlines: [outer, inner],
    colour: clothOfRegion(piece, 'buckle').colour ?? rng.pick(METALS),
    reserve: 0.2,
  });
  for (const line of [outer, inner]) {
    pen.stroke('detail', [...line, line[0]], { weight: 1, taper: [0, 0] });
  }
  pen.stroke('detail', [band.patch(u - wide, 0.5), band.patch(u + wide * 1.1, 0.5)], {
    taper: [0, 0],
  });
  const loop = u + wide * 2.6;
  pen.stroke('detail', [band.patch(loop, -0.05), band.patch(loop, 1.05)], {
    weight: 1.6,
    taper: [0, 0],
  });
  for (let i = 0; i < 3; i += 1) {
    const hole = u + wide * (1.5 + i * 0.45);
    pen.stroke('detail', [band.patch(hole, 0.5), band.patch(hole + 0.004, 0.5)], { taper: [0, 0] });
  }
}
