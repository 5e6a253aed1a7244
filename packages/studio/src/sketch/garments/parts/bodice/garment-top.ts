import type { Layer } from '../../../../core/scene/scene-builder.ts';
import type { Side } from '../../../figure/body.ts';
import type { Cut } from './cut.ts';

/** A garment of the upper body while it is drawn: its cut, and the layers it lies on. */
export type GarmentTop = {
  cut: Cut;
  layer: Layer;
  collarLayer: Layer;
  /** Order on its layers, and of its sleeves on the arms'. */
  order: number;
  /** The front panel that lies on top, as the viewer sees it. */
  over: Side;
};
