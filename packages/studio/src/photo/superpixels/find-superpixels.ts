import type { PixelSize } from '@toile/tools';
import { findBorders } from './find-borders.ts';
import { joinCrumbs } from './join-crumbs.ts';
import { slic } from './slic.ts';
import type { Superpixels } from './superpixels.ts';

const STEP_PX = 11;

/** Added to a colour within the subject, so that no piece lies across its edge. */
const SUBJECT_STEP = 40;

/** Divides a photo, in Lab, into pieces that follow colours and the subject's edge. */
export function findSuperpixels(
  lab: Float32Array,
  alpha: Uint8Array,
  size: PixelSize,
): Superpixels {
  const features = Float32Array.from(lab);
  for (let i = 0; i < alpha.length; i += 1) if (alpha[i] > 127) features[i * 3 + 1] += SUBJECT_STEP;
  const { ids, count } = slic(features, size, { stepPx: STEP_PX, compactness: 10, rounds: 4 });
  joinCrumbs(ids, size, STEP_PX ** 2 / 5);
  return {
    ...size,
    ids,
    count,
    ...measure(ids, count, { lab, alpha, size }),
    borders: findBorders(ids, lab, size),
  };
}

type Seen = { lab: Float32Array; alpha: Uint8Array; size: PixelSize };

function measure(ids: Int32Array, count: number, { lab, alpha, size }: Seen) {
  const areaPx = new Float32Array(count);
  const means = new Float32Array(count * 3);
  const [x, y, subject] = [0, 0, 0].map(() => new Float32Array(count));
  for (let i = 0; i < ids.length; i += 1) {
    const k = ids[i];
    areaPx[k] += 1;
    x[k] += i % size.width;
    y[k] += Math.floor(i / size.width);
    subject[k] += alpha[i] / 255;
    for (let c = 0; c < 3; c += 1) means[k * 3 + c] += lab[i * 3 + c];
  }
  for (let k = 0; k < count; k += 1) {
    const area = Math.max(1, areaPx[k]);
    for (const sums of [x, y, subject]) sums[k] /= area;
    for (let c = 0; c < 3; c += 1) means[k * 3 + c] /= area;
  }
  return { areaPx, lab: means, x, y, subject };
}
