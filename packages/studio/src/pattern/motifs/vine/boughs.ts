import { beds } from '../../../core/beds.ts';
import { branch, HABITS } from '../../botany/branch.ts';
import { branchTones, fade } from '../../botany/foliage.ts';
import { swayingStalk } from '../../botany/stalk.ts';
import { placeFigure } from '../place-figure.ts';
import type { Garden } from './garden.ts';

/** Willow boughs: swaying branches over the shades of others. */
export function boughs({ sheet, spec, foliage }: Garden): void {
  const grow = spec.scale / Math.sqrt(spec.density);
  for (const [step, far] of [0.62, 0.3, 0].entries()) {
    const grid = beds(sheet.unit, { width: 150 * grow, height: 250 * grow, rng: spec.rng });
    for (const cell of grid.points) {
      const length = grid.cellHeight * 1.5;
      const at = {
        ...cell,
        x: cell.x + (step - 1) * grid.cellWidth * 0.37,
        y: cell.y + length * (0.5 + step * 0.3),
        radius: length,
      };
      placeFigure(sheet, spec, { at, reach: 1.2 }, (pen) => {
        pen.ctx.rotate((cell.row % 2 === 0 ? 1 : -1) * 0.3);
        const tones = fade(branchTones(foliage, pen.rng, pen.ground), pen.ground, far);
        const faint = far > 0 ? { ...pen, ink: tones.leaf } : pen;
        const habit = {
          ...HABITS.willow,
          pitch: 0.32,
          leaf: { ...HABITS.willow.leaf, width: 0.19, veins: 0 },
        };
        branch(
          faint,
          {
            stalk: swayingStalk(length, (cell.column % 2 === 0 ? 1 : -1) * 0.4),
            length,
            size: grid.cellWidth * 0.56,
            habit,
          },
          tones,
        );
      });
    }
  }
}
