import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { FootForm } from './foot-form.ts';

/** The gaps between five toes. */
export function drawToes(pen: LayerPen, form: FootForm): void {
  for (const around of [-62, -24, 10, 42]) {
    pen.stroke(
      'detail',
      [form.at(0.86, around), form.at(0.93, around), form.at(0.985, around * 0.9)],
      {
        weight: 0.45,
        taper: [0.6, 0.1],
      },
    );
  }
}
