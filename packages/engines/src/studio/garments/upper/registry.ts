import type { Garment } from '../garment.ts';
import { blazer } from './blazer.ts';
import { coat } from './coat.ts';
import { shirt } from './shirt.ts';
import { tShirt } from './t-shirt.ts';

/** Every garment of the upper body. */
export const UPPER_GARMENTS: readonly Garment[] = [shirt, tShirt, blazer, coat];
