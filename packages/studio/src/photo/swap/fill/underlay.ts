import type { PixelSize } from '@toile/tools';
import { floatsOf } from '../../../core/map-plane.ts';
import { fillFrom } from '../../field/fill-from.ts';
import { softBlur } from '../../field/soft-blur.ts';
import { toLab } from '../../field/to-lab.ts';
import { LABEL } from '../../parse/labels.ts';
import { labToLevels } from './lab-to-levels.ts';
import { NONE, nearestClass } from './nearest-class.ts';
import { isOfTone } from './skin-tone.ts';

export type Below = {
  /** Levels of the photo, in triples. */
  rgb: Uint8Array;
  /** 1 where the worn garment is taken away. */
  hole: Uint8Array;
  /** The label of each pixel of the photo. */
  labels: Uint8Array;
  /** The label that shows in the hole; NONE takes the nearest label. */
  wanted: Uint8Array;
  size: PixelSize;
  /** Colour of the person's skin in CIE Lab: pixels labelled skin but far from it do not count. */
  skin: readonly [number, number, number] | undefined;
};

/**
 * Picture of the body without the worn garment: the hole is filled smoothly, label by label, from
 * pixels of that label around it; elsewhere it is the photo. Levels in triples.
 */
export function underlay({ rgb, hole, labels, wanted, size, skin }: Below): Float32Array {
  const seen = labels.map((label, i) => (hole[i] ? NONE : label));
  const nearest = nearestClass(seen, size);
  const chosen = nearest.map((label, i) => (wanted[i] === NONE ? label : wanted[i]));
  const out = Float32Array.from(rgb);
  const total = new Float32Array(hole.length);
  const sum = new Float32Array(rgb.length);
  const used = new Set<number>();
  for (let i = 0; i < hole.length; i += 1) if (hole[i]) used.add(chosen[i]);
  used.delete(NONE);
  for (const label of used) {
    const part = softBlur(
      { ...size, values: floatsOf(chosen, (own) => (own === label ? 1 : 0)) },
      1.2,
    ).values;
    const fill = goneOn(label, { rgb, seen, hole, size, skin });
    if (!fill) continue;
    for (let i = 0; i < hole.length; i += 1) {
      if (!hole[i] || part[i] < 0.004) continue;
      total[i] += part[i];
      for (let c = 0; c < 3; c += 1) sum[i * 3 + c] += fill[i * 3 + c] * part[i];
    }
  }
  for (let i = 0; i < hole.length; i += 1) {
    if (!hole[i] || total[i] === 0) continue;
    for (let c = 0; c < 3; c += 1) out[i * 3 + c] = sum[i * 3 + c] / total[i];
  }
  return out;
}

type Known = Pick<Below, 'rgb' | 'hole' | 'size' | 'skin'> & { seen: Uint8Array };

const FEWEST_PX = 12;

/** Colours of a label, extended over the whole box; undefined where the label is nowhere seen. */
function goneOn(label: number, known: Known): Float32Array | undefined {
  const { rgb, seen, hole, size, skin } = known;
  const light = Float32Array.from(rgb);
  // Pixels next to the hole still have some of the old garment's colour.
  const near = softBlur({ ...size, values: Float32Array.from(hole) }, 1.4).values;
  const lab = label === LABEL.skin && skin ? toLab(rgb) : undefined;
  const isOdd = (i: number) => lab !== undefined && skin !== undefined && !isOfTone(lab, i, skin);
  const weight = floatsOf(seen, (own, i) => (own === label && near[i] < 0.08 && !isOdd(i) ? 1 : 0));
  if (weight.reduce((a, b) => a + b, 0) >= FEWEST_PX) {
    return fillFrom({ ...size, light, weight }, hole);
  }
  if (label !== LABEL.skin || !skin) return undefined;
  const colour = labToLevels(skin);
  for (let i = 0; i < hole.length; i += 1) if (hole[i]) light.set(colour, i * 3);
  return light;
}
