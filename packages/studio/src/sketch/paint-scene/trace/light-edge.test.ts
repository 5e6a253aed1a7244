import { describe, expect, it } from 'vitest';
import type { Point } from '../../../core/scene/point.ts';
import { createSceneBuilder } from '../../../core/scene/scene-builder.ts';
import { lightEdge } from './light-edge.ts';

const box = (left: number, right: number): Point[] => [
  [left, 10],
  [right, 10],
  [right, 60],
  [left, 60],
];

describe('lightEdge', () => {
  const builder = createSceneBuilder({ width: 100, height: 80 });
  const legs = [box(30, 45), box(55, 70)];
  for (const leg of legs) {
    builder
      .on('lower')
      .region({ class: 'garment', part: 'leg', colour: '#444444', outlines: [leg] });
  }
  builder.on('backdrop').region({
    class: 'backdrop',
    part: 'wash',
    colour: '#cccccc',
    outlines: [box(0, 99)],
  });
  const open = lightEdge(builder.finish());

  it('is open along the outermost edge of the figure, whatever lies behind it', () => {
    expect(open([30, 40])).toBe(1);
  });

  it('is closed between two legs', () => {
    expect(open([55, 40])).toBe(0);
  });
});
