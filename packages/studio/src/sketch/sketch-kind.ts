import type { Kind } from '../core/kind.ts';
import { drawSketch } from './draw-sketch.ts';
import { paintSized } from './paint-scene/paint-sized.ts';
import { encodeRegionMap } from './paint-scene/region-map/encode-region-map.ts';
import { regionMapOf } from './paint-scene/region-map/region-map-of.ts';
import { sceneToSvg } from './paint-scene/svg/scene-to-svg.ts';
import { traceScene } from './paint-scene/trace/trace-scene.ts';

/** A designer's sketch: the painted page, and with it its regions and the same drawing as vectors. */
export const sketchKind: Kind = (brief, draw) => {
  const { prompt, size } = brief;
  const drawing = drawSketch({ prompt, ...draw });
  const { scene, finish, unread, choices } = drawing;
  const traced = traceScene(scene, finish, drawing.seed);
  const sketch = {
    unread,
    choices,
    companions: {
      regionMap: encodeRegionMap(regionMapOf(scene)),
      svg: sceneToSvg(traced),
    },
  };
  const painted = paintSized(traced, size);
  if (!(painted instanceof Promise)) return { ...painted, ...sketch };
  return painted.then((page) => ({ ...page, ...sketch }));
};
