import sharp from 'sharp';
import { openModel } from '../../models/open-model.ts';
import { picturePlanes } from '../../models/picture-planes.ts';
import { runModel } from '../../models/run-model.ts';
import type { Photo } from '../photo.ts';

const SIDE = 1024;

/** The subject by IS-Net (Qin et al. 2022), from a model file of its shape. */
export async function cutOutByIsNet(photo: Photo, modelPath: string): Promise<Uint8Array> {
  const session = await openModel(modelPath);
  const planes = await picturePlanes(photo, { side: SIDE, offset: 128, scale: 1 / 256 });
  const [soft] = await runModel(session, planes);
  return resizedAlpha(soft, SIDE, photo);
}

/** A square map of 0–1 laid over a photo, as levels 0–255. */
export async function resizedAlpha(
  map: Float32Array,
  side: number,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const levels = Uint8ClampedArray.from(map, (part) => part * 255);
  return sharp(levels, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
