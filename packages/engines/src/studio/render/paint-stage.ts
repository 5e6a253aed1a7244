import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import type { Backdrop } from './backdrop.ts';
import { developed } from './develop.ts';
import { edgesOf } from './edge-distance.ts';
import { findFace } from './face.ts';
import type { Relief } from './height/relief.ts';
import type { Shadows } from './light/shadows.ts';
import { piecesOf } from './pieces.ts';
import { drawPile } from './pile.ts';
import type { RenderChoices } from './render-reading.ts';
import { createLook } from './shade-pixel.ts';
import { createShare, sharePixel } from './share-pixel.ts';
import type { Stage } from './stage.ts';
import type { Surfaces } from './surfaces.ts';

export type Painting = {
  reading: SketchReading;
  stage: Stage;
  surfaces: Surfaces;
  relief: Relief;
  shadows: Shadows;
  backdrop: Backdrop;
  choices: RenderChoices;
};

/** Shades every pixel, shared ones for each of their areas, and lays them on the backdrop. */
export function paintStage(painting: Painting): Uint8ClampedArray {
  const { reading, stage, backdrop } = painting;
  const pieces = piecesOf(reading, stage, painting.surfaces);
  const face = findFace(reading, stage, painting.surfaces);
  const { distance, isShared } = edgesOf(stage);
  const look = createLook(painting, { pieces, distance, face });
  const share = createShare();
  const ground = new Float32Array(3);
  const light = backdrop;
  const { width, height, left, top, labels } = stage;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const i = y * width + x;
      if (labels[i] === 0 && isShared[i] === 0) continue;
      const o = ((y + top) * reading.size.width + x + left) * 3;
      if (isShared[i] === 0) {
        look(x, y, { label: labels[i], part: 1, to: light, o });
        continue;
      }
      sharePixel(labels, i, width, share);
      ground.set(light.subarray(o, o + 3));
      light.fill(0, o, o + 3);
      for (let k = 0; k < share.count; k += 1) {
        const part = share.parts[k];
        if (share.labels[k] === 0) addPart(light, o, { colour: ground, part });
        else if (part > 0) look(x, y, { label: share.labels[k], part, to: light, o, ground });
      }
    }
  }
  const pileOf = (label: number) => pieces[label]?.material.pilePx ?? 0;
  return drawPile(developed(light, reading, painting.choices.look), stage, {
    pileOf,
    seed: painting.choices.seed,
  });
}

function addPart(
  to: Float32Array,
  o: number,
  { colour, part }: { colour: Float32Array; part: number },
): void {
  for (let c = 0; c < 3; c += 1) to[o + c] += colour[c] * part;
}
