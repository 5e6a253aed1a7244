/** Opaque colours of three numbers a pixel, row by row, 0 to 255. */
export type Raster = { data: Float32Array; widthPx: number; heightPx: number };

/** A black raster. */
export function createRaster(widthPx: number, heightPx: number): Raster {
  return { data: new Float32Array(widthPx * heightPx * 3), widthPx, heightPx };
}
