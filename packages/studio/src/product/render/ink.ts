import { brightnessAt } from '../../core/brightness.ts';
import { blurPlane } from '../../core/plane/blur-plane.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import type { Edges } from './edge-distance.ts';
import { softenHatching } from './hatching.ts';
import type { Piece } from './pieces.ts';
import type { Stage } from './stage.ts';

/** A stroke is finer than this; washes and form are coarser. */
const STROKE_PX = 6;

/** The paper's own grain, against what is around it. */
const GRAIN = 0.05;

/** Around the silhouette, the outline's outer half. */
const OUTSIDE_PX = 2;

/** How much darker the paint under a stroke gets, against the stroke on paper. */
const STRENGTH = 2;

/** Red, green and blue of a stroke's darkness: ink on cloth is warm black, on skin brown. */
const ON_CLOTH = [0.92, 1, 1.02] as const;
const ON_SKIN = [0.62, 0.95, 1.06] as const;

/** What is left of the light under a whole stroke: a deep tone of the cloth. Pens of unknown drawings may be broad and black. */
const LEFT = { ofOurs: 0.05, ofUploads: 0.22 };

/** Prints keep their outlines alone: the marks inside are no strokes of the cut. */
const OUTLINE_PX = 2.5;

type Inked = {
  reading: SketchReading;
  stage: Stage;
  edges: Pick<Edges, 'distance'>;
  pieces: readonly (Piece | undefined)[];
};

/**
 * Lays the drawing's own strokes over the painted figure, as an illustrator inks a gouache: collars,
 * pockets, pleats, hems and outlines stay those that were drawn. `light` is linear and of the page.
 */
export function layInk(light: Float32Array, { reading, stage, edges, pieces }: Inked): void {
  const { left, top, width, height, labels, printed } = stage;
  const strokes = strokesOf(reading, stage);
  softenHatching(strokes, stage, edges.distance);
  const near = blurPlane(
    Float32Array.from(labels, (label) => (label > 0 ? 1 : 0)),
    stage,
    OUTSIDE_PX,
  );
  const least = reading.isMapped ? LEFT.ofOurs : LEFT.ofUploads;
  const shares = pieces.map((piece) => (piece ? shareOf(piece) : 1));
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const dark = strokes[i];
      if (dark === 0 || near[i] === 0) continue;
      const label = labels[i];
      if (printed[label] && edges.distance[i] > OUTLINE_PX) continue;
      const power = STRENGTH * Math.min(1, near[i] * 3) * (label > 0 ? (shares[label] ?? 1) : 1);
      const tint = pieces[label]?.surface.region.class === 'skin' ? ON_SKIN : ON_CLOTH;
      const o = ((y + top) * reading.size.width + x + left) * 3;
      for (let c = 0; c < 3; c += 1)
        light[o + c] *= least + (1 - least) * (1 - dark) ** (power * tint[c]);
    }
  }
}

/** What a piece takes of the ink: pile and glitter cover it, a face has its features already. */
function shareOf({ isFace, material: { ink = 0.5, pilePx = 0 } }: Piece): number {
  if (isFace) return 0.35;
  return pilePx > 0 ? 0.35 : 0.75 + 0.25 * Math.min(1, ink / 0.5);
}

/** Darkness of each pixel of the stage against what is around it, 0 to 1. */
function strokesOf({ colours, size }: SketchReading, { left, top, width, height }: Stage) {
  const tone = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0, at = ((y + top) * size.width + left) * 3; x < width; x += 1, i += 1, at += 3) {
      tone[i] = brightnessAt(colours, at);
    }
  }
  const around = blurPlane(tone, { width, height }, STROKE_PX);
  for (let i = 0; i < tone.length; i += 1) {
    const against = (tone[i] + 0.02) / (around[i] + 0.02);
    tone[i] = Math.min(0.98, Math.max(0, (1 - against - GRAIN) / (1 - GRAIN)));
  }
  return tone;
}
