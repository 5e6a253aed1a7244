import { paintScene } from '../paint-scene/paint-scene.ts';
import { encodeRegionMap } from '../paint-scene/region-map/encode-region-map.ts';
import { regionMapOf } from '../paint-scene/region-map/region-map-of.ts';
import { sceneToSvg } from '../paint-scene/svg/scene-to-svg.ts';
import { createSketch } from './create-sketch.ts';
import type { Kind } from './kind.ts';

/** A designer's sketch: the painted page, and with it its regions and the same drawing as vectors. */
export const sketchKind: Kind = (brief, { seed, variant }) => {
  const { prompt, size } = brief;
  const drawing = createSketch({ prompt, seed, variant });
  const { scene, finish, unread, choices } = drawing;
  const { data, width, height } = paintScene(scene, finish, drawing.seed, {
    scale: size.width / scene.size.width,
  });
  return {
    data,
    width,
    height,
    unread,
    choices,
    companions: {
      regionMap: encodeRegionMap(regionMapOf(scene)),
      svg: sceneToSvg(scene, finish, drawing.seed, { title: prompt }),
    },
  };
};
