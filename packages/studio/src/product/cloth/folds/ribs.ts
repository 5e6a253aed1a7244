import { TAU } from '../../../core/interpolate.ts';
import { addHeights, type Fold } from './fold.ts';

/** The wales of a knitted rib, across the panel or along it. */
export const ribs =
  ({ everyCm, heightCm, along }: { everyCm: number; heightCm: number; along: 's' | 't' }): Fold =>
  (field) => {
    const lengthCm = along === 's' ? field.acrossCm : field.downCm;
    const count = Math.max(2, Math.round(lengthCm / everyCm));
    addHeights(field, (s, t) => {
      const wave = Math.cos(TAU * count * (along === 's' ? s : t));
      return heightCm * (wave + Math.abs(wave) * wave * 0.4);
    });
  };
