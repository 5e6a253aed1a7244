import type { Rgb } from '../../../core/colour.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';

/**
 * A detail of sewing, such as a seam, a button or a zip, in the garment's centimetres. What can be
 * of another colour than usual has `colour`.
 */
export type Mark =
  | { is: 'seam'; path: Polyline; depth?: number }
  | { is: 'stitch'; path: Polyline; isContrast?: boolean }
  | { is: 'button'; at: Point; radiusCm: number; look: ButtonLook; colour?: Rgb }
  | { is: 'buttonhole'; at: Point; lengthCm: number; turn: number }
  | { is: 'zip'; path: Polyline; hasPull?: boolean; colour?: Rgb }
  | { is: 'cord'; path: Polyline; widthCm: number; look: 'cord' | 'cloth'; colour?: Rgb }
  | { is: 'eyelet'; at: Point; radiusCm: number }
  | { is: 'buckle'; at: Point; widthCm: number; heightCm: number; colour?: Rgb }
  | { is: 'label'; at: Point };

export type ButtonLook = 'shell' | 'horn' | 'metal' | 'covered';

/** The join of two pieces; `depth` 1 is an ordinary groove. */
export const seam = (path: Polyline, depth = 1): Mark => ({ is: 'seam', path, depth });
/** A row of stitches in the colour of the cloth. */
export const stitch = (path: Polyline): Mark => ({ is: 'stitch', path });
/** The stout, light-coloured stitching of denim. */
export const topStitch = (path: Polyline): Mark => ({ is: 'stitch', path, isContrast: true });
