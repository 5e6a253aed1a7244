import { type Light, lightOf } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintCove } from '../../surfaces/cove.ts';

const PAPERS: readonly Light[] = ['#f1f0ee', '#d9d8d6', '#b4b3b2', '#e9e4dc'].map(lightOf);

/** A white or grey infinity cove. */
export const cyclorama: Scene = {
  id: 'cyclorama',
  words: {
    cyclorama: 8,
    'infinity cove': 8,
    studio: 5,
    'photo studio': 6,
    'white studio': 7,
    'grey studio': 7,
    'gray studio': 7,
    'studio background': 6,
    'white backdrop': 7,
    seamless: 3,
    cove: 4,
    cyc: 6,
    softbox: 3,
  },
  details: ['white', 'grey', 'gray', 'black'],
  manner: { times: ['day'], heights: [0.75, 1.3], focal: [2, 3], bokehPx: [3, 5] },
  isColoured: true,
  isIndoors: true,
  draw: (stage) => {
    const [named] = stage.colours;
    const paper = named ?? PAPERS[stage.variant % PAPERS.length];
    paintCove(stage, {
      paper,
      pool: [0.25, 0.6, 0.9, 0.45][stage.take % 4],
      behindM: stage.rng.range(1.8, 3.4),
    });
    return indoorLight(stage, [1, 1, 1], { bounce: paper, shadow: 0.34 });
  },
};
