/** A picture with the number of a part (see PARTS) for each of its pixels. */
export type LabelledPicture = {
  width: number;
  height: number;
  rgb: Uint8Array;
  parts: Uint8Array;
};

/** The picture as a mirror shows it. */
export function mirrored({ width, height, rgb, parts }: LabelledPicture): LabelledPicture {
  const turned = { width, height, rgb: new Uint8Array(rgb.length), parts: parts.slice() };
  for (let i = 0; i < parts.length; i += 1) {
    const x = i % width;
    const to = i + width - 1 - 2 * x;
    turned.parts[to] = parts[i];
    turned.rgb.set(rgb.subarray(i * 3, i * 3 + 3), to * 3);
  }
  return turned;
}

/** The rows of a picture from `top` to before `bottom`. */
export function croppedRows(
  { width, rgb, parts }: LabelledPicture,
  top: number,
  bottom: number,
): LabelledPicture {
  return {
    width,
    height: bottom - top,
    rgb: rgb.slice(top * width * 3, bottom * width * 3),
    parts: parts.slice(top * width, bottom * width),
  };
}
