import { indoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintPlate, setPixel } from '../../surfaces/paint-layer.ts';

/** No ground at all: the subject cut out, for layouts of one's own. */
export const seeThrough: Scene = {
  id: 'see-through',
  words: {
    transparent: 9,
    'transparent background': 10,
    'see through': 9,
    'see through background': 10,
    transparency: 8,
    'cut out': 8,
    cutout: 8,
    'no background': 10,
    'without background': 10,
    'without a background': 10,
    'remove background': 10,
    'remove the background': 10,
    'background removed': 10,
    'alpha channel': 9,
    png: 5,
  },
  details: ['shadow', 'no shadow', 'without shadow', 'shadowless'],
  manner: { times: ['day'], heights: [0.9, 1.2], focal: [2, 3], bokehPx: [2, 4] },
  isIndoors: true,
  ground: 'none',
  draw: (stage) => {
    paintPlate(stage, (_u, _v, pixel) => setPixel(pixel, [1, 1, 1]));
    return indoorLight(stage);
  },
};
