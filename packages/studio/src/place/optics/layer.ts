/** A picture in linear light with coverage, four numbers a pixel: colours times alpha, alpha. */
export type Layer = { width: number; height: number; data: Float32Array };

/** A picture in linear light that covers all, three numbers a pixel. */
export type Plate = { width: number; height: number; data: Float32Array };

export const createLayer = ({ width, height }: { width: number; height: number }): Layer => ({
  width,
  height,
  data: new Float32Array(width * height * 4),
});

/** Lays a layer over a plate of its size. */
export function layOver(plate: Plate, layer: Layer): void {
  const { data: to } = plate;
  const { data: from } = layer;
  for (let i = 0, j = 0; j < from.length; i += 3, j += 4) {
    const alpha = from[j + 3];
    if (alpha <= 0) continue;
    const rest = 1 - Math.min(1, alpha);
    to[i] = to[i] * rest + from[j];
    to[i + 1] = to[i + 1] * rest + from[j + 1];
    to[i + 2] = to[i + 2] * rest + from[j + 2];
  }
}

/** Adds the light of a layer to a plate: lamps, glints, haze. */
export function addLayer(plate: Plate, layer: Layer): void {
  const { data: to } = plate;
  const { data: from } = layer;
  for (let i = 0, j = 0; j < from.length; i += 3, j += 4) {
    to[i] += from[j];
    to[i + 1] += from[j + 1];
    to[i + 2] += from[j + 2];
  }
}
