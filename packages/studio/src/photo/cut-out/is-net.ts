import type { Photo } from '../../core/photo.ts';
import { borrowModel } from '../../models/borrow-model.ts';
import { picturePlanes } from '../../models/picture-planes.ts';
import { runModel } from '../../models/run-model.ts';
import { laidOver } from './lay-over.ts';

const SIDE = 1024;

/** The subject by IS-Net (Qin et al. 2022), from a model file of its shape. */
export async function cutOutByIsNet(photo: Photo, modelPath: string): Promise<Uint8Array> {
  const planes = await picturePlanes(photo, { side: SIDE, offset: 128, scale: 1 / 256 });
  const [soft] = await borrowModel(modelPath, (session) => runModel(session, planes));
  return laidOver(soft, SIDE, photo);
}
