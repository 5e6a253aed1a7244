import { linearRgb } from '../../core/colour.ts';
import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import { type Light, luminance, scaleLight } from '../../core/linear.ts';
import type { SceneLight } from '../stage.ts';
import { type LabSample, type Part, pixelsOf } from './sample-lab.ts';

/** Chroma (OKLab) of a light that is still light; more is the colour of things. */
const LARGEST_CAST = 0.045;
/** Chroma beyond which a pixel says little about the light. */
const COLOURED = 0.07;
/** Difference of lightness between the sides from which the light has a side. */
const SIDED = 0.025;

/** A photograph's ground has texture that a shade must stand out from; a drawn one is smooth. */
const CONTACT = 3;

/** The light of a photograph's crop, as far as a picture tells it. */
export type PlaceLight = SceneLight & {
  /** True where the photograph itself tells the side of its light. */
  isSided: boolean;
};

/**
 * Light on a subject by the statistics of a crop in OKLab: the cast of its bright and hardly
 * coloured parts, the brightness of its lights, the brighter side, the light behind the subject,
 * and the colour of its ground. Where neither side is brighter, `usualSide` is taken.
 */
export function lightOfPlace(sample: LabSample, crop: Part, usualSide: -1 | 1): PlaceLight {
  const at = pixelsOf(sample, crop);
  const down = crop.bottom - crop.top;
  const { bright, dark } = tonesOf(sample, at);
  // A bright sky does not light what stands in the shade below it.
  const lower = tonesOf(sample, pixelsOf(sample, { ...crop, top: crop.top + down * 0.45 }));
  const middle = (crop.left + crop.right) / 2;
  const upper = { ...crop, bottom: crop.top + down * 0.7 };
  const ground = { ...crop, top: crop.bottom - down * 0.16 };
  const [left, right] = [
    lightnessIn(sample, { ...upper, right: middle }),
    lightnessIn(sample, { ...upper, left: middle }),
  ];
  const isSided = Math.abs(right - left) > SIDED;
  const side = isSided ? (right > left ? 1 : -1) : usualSide;
  const behind = lightnessIn(sample, {
    ...crop,
    top: crop.top + down * 0.1,
    bottom: crop.top + down * 0.5,
  });
  const low = lightnessIn(sample, ground);
  const contrast = bright - dark;
  const isBright = smoothstep(0.25, 0.88, lerp(lower.bright, bright, 0.3));
  return {
    tint: castOf(sample, at),
    exposure: lerp(0.56, 1.02, isBright),
    side,
    isSided,
    back: clamp(0.05 + (behind - low) * 0.8, 0.05, 0.42),
    shadow: lerp(0.32, 0.46, smoothstep(0.35, 0.8, contrast)),
    contact: CONTACT,
    shadowLength: 0.35,
    softness: 0.9,
    bounce: groundOf(sample, ground),
    gloss: 0,
  };
}

/** Lightness of the lights and of the darks: the 90th and the 10th of a hundred pixels. */
function tonesOf({ lab }: LabSample, at: readonly number[]) {
  const sorted = Float32Array.from(at, (i) => lab[i]).toSorted();
  const nth = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0.5;
  return { bright: nth(0.9), dark: nth(0.1) };
}

function lightnessIn(sample: LabSample, part: Part): number {
  const at = pixelsOf(sample, part);
  return at.reduce((sum, i) => sum + sample.lab[i], 0) / Math.max(1, at.length);
}

/** Colour of the light, its brightness 1. */
function castOf({ lab }: LabSample, at: readonly number[]): Light {
  let all = 0;
  let a = 0;
  let b = 0;
  for (const i of at) {
    const chroma = Math.hypot(lab[i + 1], lab[i + 2]);
    const weight = lab[i] ** 2 * (0.02 + Math.exp(-((chroma / COLOURED) ** 2)));
    all += weight;
    a += lab[i + 1] * weight;
    b += lab[i + 2] * weight;
  }
  const by = Math.max(1e-6, all);
  const chroma = Math.hypot(a / by, b / by);
  const kept = chroma > LARGEST_CAST ? LARGEST_CAST / chroma : 1;
  const light = linearRgb([0.8, (a / by) * kept, (b / by) * kept]);
  return scaleLight(light, 1 / luminance(light));
}

/** Light that the ground sends back up. */
function groundOf(sample: LabSample, part: Part): Light {
  const at = pixelsOf(sample, part);
  const mean = (c: number) =>
    at.reduce((sum, i) => sum + sample.lab[i + c], 0) / Math.max(1, at.length);
  return linearRgb([mean(0), mean(1), mean(2)]);
}
