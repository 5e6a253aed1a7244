import type { Hex } from '../../core/colour.ts';
import type { SceneBuilder } from '../../core/scene/scene-builder.ts';

/** A scene on which every visible stitch is sewn in a thread of the given colour, and shows. */
export const inThread = (scene: SceneBuilder, thread: Hex): SceneBuilder => ({
  ...scene,
  on: (layer, order) => {
    const pen = scene.on(layer, order);
    return {
      ...pen,
      stroke: (role, path, options = {}) => {
        if (role !== 'stitch') return pen.stroke(role, path, options);
        const weight = Math.max(SHOWN, options.weight ?? 1);
        return pen.stroke(role, path, { ...options, weight, colour: thread });
      },
    };
  },
});

/** Weight from which the colour of a stitch is told. */
const SHOWN = 1.2;
