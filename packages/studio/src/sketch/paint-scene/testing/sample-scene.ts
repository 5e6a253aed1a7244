import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Scene } from '../../../core/scene/scene.ts';
import { createSceneBuilder } from '../../../core/scene/scene-builder.ts';

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const round = (x: number, y: number, radius: number): Point[] =>
  smoothCurve(
    [
      [x - radius, y],
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
    ],
    { closed: true },
  );

/**
 * Two limbs in a small scene of 192 × 256: the left under opaque, printed, shaded cloth, the
 * right under sheer cloth; a wash behind, a ring with a hole, strokes of every kind of end.
 */
export function sampleScene(): Scene {
  const scene = createSceneBuilder({ width: 192, height: 256 });
  scene.on('backdrop').region({
    class: 'backdrop',
    part: 'wash',
    colour: '#c8dbe6',
    outlines: [round(96, 110, 84)],
  });
  for (const left of [30, 120]) {
    const limb = box(left, 30, left + 40, 230);
    scene.on('leg').region({ class: 'skin', part: 'leg', colour: '#d9a27c', outlines: [limb] });
    scene.on('leg').stroke('contour', [limb[0], limb[3]]);
    scene.on('leg').stroke('contour', [limb[1], limb[2]], { isShadowSide: true });
  }
  drawCloth(scene);
  return scene.finish();
}

function drawCloth(scene: ReturnType<typeof createSceneBuilder>): void {
  const lower = scene.on('lower');
  lower.region({
    class: 'garment',
    garment: 'trousers',
    part: 'leg left',
    colour: '#1d3a34',
    fabric: 'wool',
    outlines: [box(22, 80, 78, 200)],
    shade: [box(60, 80, 78, 200)],
    depth: [box(70, 150, 78, 200)],
    light: [box(28, 160, 32, 190)],
    print: {
      lines: [
        {
          path: [
            [50, 80],
            [50, 200],
          ],
          widthPx: 4,
          colour: '#c9b27a',
        },
      ],
      shapes: [{ outline: round(40, 180, 6), colour: '#a03040' }],
    },
  });
  lower.stroke('contour', [...box(22, 80, 78, 200), [22, 80]]);
  lower.stroke('stitch', [
    [26, 196],
    [74, 196],
  ]);
  lower.stroke(
    'fold',
    smoothCurve([
      [60, 90],
      [52, 120],
      [58, 190],
    ]),
  );
  lower.region({
    class: 'garment',
    garment: 'trousers',
    part: 'leg right',
    colour: '#1d3a34',
    fabric: 'chiffon',
    opacity: 0.5,
    outlines: [box(112, 80, 168, 200)],
  });
  scene.on('belt').region({
    class: 'accessory',
    part: 'ring',
    colour: '#b08d3c',
    outlines: [round(96, 60, 20), round(96, 60, 10)],
  });
}
