import type { Recipe } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import { createStage } from '../../../place/create-stage.ts';
import { develop } from '../../../place/develop.ts';
import type { SceneReading } from '../../../place/read-scene.ts';
import { layShadows } from '../../../place/shadow/lay-shadows.ts';
import type { SceneLight } from '../../../place/stage.ts';
import { paintFall } from '../../../place/surfaces/fall.ts';
import type { SketchReading } from '../../sketch-reading/sketch-reading.ts';
import { untoned } from '../tone.ts';

export type PlaceOrder = { place: SceneReading; prompt: string; recipe: Recipe };

/** A place behind a figure, as linear light for each pixel of the page, and its light on the figure. */
export type PlaceBackdrop = { id: string; data: Float32Array; light: SceneLight };

/** Paints a place of create-background behind the figure of a drawing, with the figure's shadows on its ground. */
export function createPlaceBackdrop(
  reading: SketchReading,
  { place, prompt, recipe }: PlaceOrder,
): PlaceBackdrop {
  const { size, landmarks } = reading;
  const even = { width: size.width + (size.width & 1), height: size.height + (size.height & 1) };
  const feet = landmarks.bottom / even.height;
  const height = (landmarks.bottom - landmarks.top) / even.height;
  const framing = { isStanding: true, feet, height };
  const stage = createStage(place, { size: even, framing, prompt, recipe });
  const light = place.scene.draw(stage);
  if (!place.scene.isIndoors) paintFall(stage);
  const backdrop = develop(stage);
  const subject = subjectOf(reading);
  layShadows(backdrop, subject, { camera: stage.camera, light, feet: landmarks.bottom });
  return { id: place.scene.id, data: cropped(backdrop, size), light };
}

/** The figure as the shadows of a place need it: its coverage. */
function subjectOf({ labels, size }: SketchReading) {
  const alpha = Float32Array.from(labels, (label) => (label > 0 ? 1 : 0));
  return { ...size, left: 0, top: 0, light: new Float32Array(0), alpha };
}

/** The page's part of a picture that may be a pixel wider and higher, before the tone of a rendering. */
function cropped(
  { width, data }: PixelSize & { data: Float32Array },
  size: PixelSize,
): Float32Array {
  const out = new Float32Array(size.width * size.height * 3);
  for (let y = 0, to = 0; y < size.height; y += 1) {
    for (let from = y * width * 3, end = from + size.width * 3; from < end; from += 1, to += 1) {
      out[to] = untoned(data[from]);
    }
  }
  return out;
}
