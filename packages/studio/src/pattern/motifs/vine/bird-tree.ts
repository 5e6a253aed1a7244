import { mix } from '../../../core/colour.ts';
import { leaf } from '../../botany/leaf.ts';
import { drawStalk, stalkThrough } from '../../botany/stalk.ts';
import {
  carnation,
  chrysanthemum,
  dogRose,
  lotus,
  starlet,
  tulipHead,
} from '../../ornament/blossoms.ts';
import { littleBird } from '../../ornament/little-bird.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { blossomTones, type Tones } from './garden.ts';

/** One flowering stem with a bird on each side, `w` half its breadth. */
export function drawBirdTree(pen: Pen, w: number, tones: Tones): void {
  const trunk = stalkThrough([
    [0, w * 0.95],
    [0, w * 0.3],
    [0, -w * 0.7],
  ]);
  const sideTones = blossomTones(tones, pen);
  const crown = pen.rng.pick([tulipHead, lotus, carnation]);
  const sides = pen.rng.pick([dogRose, chrysanthemum]);
  drawStalk(pen, trunk, { width: w * 0.07, colour: tones.stem, tip: 0.6 });
  for (const side of [1, -1]) {
    inFrame(pen, {}, () => {
      pen.ctx.scale(side, 1);
      const arms = [
        stalkThrough([
          [0, w * 0.72],
          [w * 0.3, w * 0.72],
          [w * 0.62, w * 0.64],
          [w * 0.62, w * 0.4],
        ]),
        stalkThrough([
          [0, w * 0.42],
          [w * 0.26, w * 0.3],
          [w * 0.62, w * 0.3],
          [w * 0.86, w * 0.16],
        ]),
        stalkThrough([
          [0, -w * 0.2],
          [w * 0.2, -w * 0.36],
          [w * 0.42, -w * 0.42],
          [w * 0.56, -w * 0.62],
        ]),
      ];
      for (const arm of arms) {
        drawStalk(pen, arm, { width: w * 0.045, colour: tones.stem, tip: 0.5 });
        for (const [t, way] of [
          [0.3, -1],
          [0.5, 1],
          [0.7, -1],
          [0.86, 1],
          [1, 0],
        ] as const) {
          const at = arm(t);
          inFrame(pen, { ...at, turn: at.turn + way * 0.85 }, () =>
            leaf(
              pen,
              { length: w * 0.25, width: w * 0.11, bend: way * 0.15, veins: 4 },
              tones.leaves[way === 0 ? 1 : 0],
            ),
          );
        }
      }
      inFrame(pen, { x: w * 0.6, y: w * 0.52 }, () => sides(pen, w * 0.2, sideTones));
      inFrame(pen, { x: w * 0.56, y: -w * 0.64 }, () =>
        starlet(pen, w * 0.12, { ...sideTones, outer: tones.blooms[1] }),
      );
      inFrame(pen, { x: w * 0.52, y: w * 0.06 }, () => {
        pen.ctx.scale(-1, 1);
        littleBird(pen, w * 0.38, {
          body: tones.bird,
          wing: tones.blooms[0],
          mark: mix(pen.palette.light, tones.heart, 0.2),
          beak: tones.heart,
        });
      });
    });
  }
  inFrame(pen, { y: -w * 0.72 }, () => crown(pen, w * 0.3, blossomTones(tones, pen)));
  inFrame(pen, { y: -w * 0.1 }, () =>
    starlet(pen, w * 0.13, { ...sideTones, outer: tones.blooms[2] }),
  );
}
