import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import type { Backdrop } from './backdrop.ts';
import { developed } from './develop.ts';
import { edgesOf } from './edge-distance.ts';
import { findFaces } from './face.ts';
import { drawFringe } from './fringe.ts';
import type { Relief } from './height/relief.ts';
import { layInk } from './ink.ts';
import type { Shadows } from './light/shadows.ts';
import type { Shaded } from './materials/material.ts';
import { piecesOf } from './pieces.ts';
import { drawPile } from './pile.ts';
import type { RenderChoices } from './render-reading.ts';
import { createShader, type Shader } from './shade-pixel.ts';
import { createShare, type Share, sharePixel } from './share-pixel.ts';
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
  const faces = findFaces(reading, stage, painting.surfaces);
  const edges = edgesOf(stage, painting.surfaces);
  const { isShared } = edges;
  const shader = createShader(painting, { pieces, edges, faces });
  const share = createShare();
  const light = backdrop;
  const { width, height, left, top, labels } = stage;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const i = y * width + x;
      if (labels[i] === 0 && isShared[i] === 0) continue;
      const o = ((y + top) * reading.size.width + x + left) * 3;
      if (isShared[i] === 1) {
        sharePixel(labels, i, width, share);
        if (share.count > 1) {
          blend(light, o, { x, y, share, shader });
          continue;
        }
      }
      shader.shade(x, y, labels[i]);
      layOver(light, o, shader.out);
    }
  }
  if (painting.choices.isInked) layInk(light, { reading, stage, edges, pieces });
  const pileOf = (label: number) => pieces[label]?.material.pilePx ?? 0;
  const { seed, look } = painting.choices;
  const piled = drawPile(developed(light, reading, look), stage, { pileOf, seed });
  return drawFringe(piled, stage, { surfaces: painting.surfaces, seed });
}

/** One area over what is there, as far as it covers. */
function layOver(light: Float32Array, o: number, out: Shaded): void {
  const bare = 1 - out[3];
  light[o] = out[0] * out[3] + light[o] * bare;
  light[o + 1] = out[1] * out[3] + light[o + 1] * bare;
  light[o + 2] = out[2] * out[3] + light[o + 2] * bare;
}

type Blend = { x: number; y: number; share: Share; shader: Shader };

/** A pixel that several areas share, the ground among them. */
function blend(light: Float32Array, o: number, { x, y, share, shader }: Blend): void {
  const { out } = shader;
  let r = 0;
  let g = 0;
  let b = 0;
  let bare = 0;
  for (let k = 0; k < share.count; k += 1) {
    const part = share.parts[k];
    if (part === 0) continue;
    if (share.labels[k] === 0) {
      bare += part;
      continue;
    }
    shader.shade(x, y, share.labels[k]);
    const own = part * out[3];
    r += out[0] * own;
    g += out[1] * own;
    b += out[2] * own;
    bare += part * (1 - out[3]);
  }
  light[o] = r + light[o] * bare;
  light[o + 1] = g + light[o + 1] * bare;
  light[o + 2] = b + light[o + 2] * bare;
}
