import { type Light, lightOf } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintPlate, setPixel } from '../../surfaces/paint-layer.ts';

const WHITE: Light = lightOf('#ffffff');

/** One even colour and nothing else, as shops show their goods. */
export const plain: Scene = {
  id: 'plain',
  words: {
    plain: 5,
    'plain background': 9,
    'plain backdrop': 9,
    'plain colour': 9,
    'plain color': 9,
    background: 2,
    solid: 4,
    'solid background': 9,
    'solid backdrop': 9,
    'solid colour': 8,
    'solid color': 8,
    'flat colour': 8,
    'flat color': 8,
    'flat background': 8,
    'single colour': 7,
    'single color': 7,
    'one colour': 7,
    'one color': 7,
    pure: 4,
    'e commerce': 7,
    ecommerce: 7,
    packshot: 7,
    'pack shot': 7,
  },
  details: ['white', 'black', 'shadow', 'no shadow', 'without shadow', 'shadowless'],
  manner: { times: ['day'], heights: [0.9, 1.2], focal: [2, 3], bokehPx: [2, 4] },
  isColoured: true,
  isIndoors: true,
  ground: 'even',
  draw: (stage) => {
    const [colour = WHITE] = stage.colours;
    paintPlate(stage, (_u, _v, pixel) => setPixel(pixel, colour));
    return indoorLight(stage);
  },
};
