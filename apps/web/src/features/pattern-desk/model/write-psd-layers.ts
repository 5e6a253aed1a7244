import { rgbOf } from '@toile/raster';
import { type PixelData, type Psd, writePsd } from 'ag-psd';

/** An ink of a print: its colour, and the name that colour goes by. */
export type Ink = { hex: string; name: string };

/** A tile whose every pixel is of one ink. */
export type Separation = {
  inks: readonly Ink[];
  /** The place of each pixel's ink in `inks`, row by row. */
  places: Uint8Array;
  /** Size of one tile, in pixels. */
  width: number;
  height: number;
  /** Tiles per side. */
  tiles: 1 | 3;
  dpi: number;
  /** XMP packet that says where the picture comes from. */
  xmp: string | undefined;
};

const WHOLE = -1;
const OPAQUE = 0xff_00_00_00;

/**
 * A Photoshop file of a separated tile: a layer for each ink, the first at the bottom, named by its
 * colour, and the whole as it is seen. `onProgress` is told the part that is done, 0 to 1. Throws
 * RangeError where there is too little memory.
 */
export function writePsdLayers(
  separation: Separation,
  onProgress: (done: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const { inks, dpi, xmp } = separation;
  const { width, height, paint } = createPaper(separation, onProgress);
  // The pixels of a layer exist while it is written, in an array that all layers share.
  const picture = (place: number): PixelData => ({
    width,
    height,
    get data() {
      return paint(place);
    },
  });
  const psd: Psd = {
    width,
    height,
    imageData: picture(WHOLE),
    imageResources: {
      ...(xmp !== undefined && { xmpMetadata: xmp }),
      resolutionInfo: {
        horizontalResolution: dpi,
        horizontalResolutionUnit: 'PPI',
        widthUnit: 'Centimeters',
        verticalResolution: dpi,
        verticalResolutionUnit: 'PPI',
        heightUnit: 'Centimeters',
      },
    },
    children: inks.map((ink, place) => ({ name: layerName(ink), imageData: picture(place) })),
  };
  return new Uint8Array(writePsd(psd, { noBackground: true }));
}

/** Name of an ink's layer: "terracotta #c4673f". */
const layerName = ({ name, hex }: Ink): string => `${name} ${hex}`.trim();

/** An array of pixels (RGBA) that shows one ink alone, or all of them. */
function createPaper(separation: Separation, onProgress: (done: number) => void) {
  const { inks, places, tiles } = separation;
  const [width, height] = [separation.width * tiles, separation.height * tiles];
  const words = new Uint32Array(width * height);
  const data = new Uint8ClampedArray(words.buffer);
  // Red comes first in memory.
  const colours = inks.map(({ hex }) => {
    const [red, green, blue] = rgbOf(hex);
    return (blue << 16) | (green << 8) | red;
  });
  // The writer looks at all pictures before it writes them.
  const paintings = 2 * (inks.length + 1);
  let painted = 0;
  let shown: number | undefined;
  const paint = (ink: number) => {
    if (shown === ink) return data;
    shown = ink;
    onProgress(Math.min(1, painted / paintings));
    painted += 1;
    // What an ink leaves free has its colour too, with nothing of it: edges get no fringe.
    const words32 = colours.map((colour, place) =>
      ink === WHOLE || place === ink ? colour | OPAQUE : (colours[ink] ?? 0),
    );
    for (let i = 0; i < places.length; i += 1) {
      const x = i % separation.width;
      const y = (i - x) / separation.width;
      words[y * width + x] = words32[places[i] ?? 0] ?? 0;
    }
    if (tiles > 1) repeat(words, { width, tile: separation.width, rows: separation.height });
    return data;
  };
  return { width, height, paint };
}

/** Repeats the tile in the first corner to the right, then the rows of tiles below. */
function repeat(
  words: Uint32Array,
  { width, tile, rows }: { width: number; tile: number; rows: number },
): void {
  for (let y = 0; y < rows; y += 1) {
    for (let x = tile; x < width; x += tile) {
      words.copyWithin(y * width + x, y * width, y * width + tile);
    }
  }
  const band = rows * width;
  for (let at = band; at < words.length; at += band) words.copyWithin(at, 0, band);
}
