import { encodePng } from '../../core/encode-png.ts';
import type { Draw } from '../../core/kind.ts';
import { renderSketch } from '../../product/sketch-to-image.ts';
import { decodeRegionMap } from '../../sketch/paint-scene/region-map/encode-region-map.ts';
import type { MappedRegion } from '../../sketch/paint-scene/region-map/region-map.ts';
import { sketchKind } from '../../sketch/sketch-kind.ts';

const SIZE = { width: 768, height: 1024 };

export type FigurePhoto = {
  png: Uint8Array;
  /** 1 for the pixels of the regions that are asked for. */
  truth: (isMeant: (region: MappedRegion) => boolean) => Uint8Array;
  garments: string[];
};

/** A studio picture of a figure that we drew, and which of its pixels is what. */
export async function drawFigurePhoto(prompt: string, draw: Draw): Promise<FigurePhoto> {
  const brief = { prompt, instruction: '', size: SIZE, images: {}, settings: {} };
  const sketch = await sketchKind({ ...brief, kind: 'create-sketch' }, draw);
  const sourceRegions = sketch.companions?.regionMap;
  if (!sourceRegions) throw new Error('A sketch of ours has a region map');
  const photo = await renderSketch(
    {
      ...brief,
      kind: 'sketch-to-image',
      images: { source: await encodePng(sketch) },
      sourceRegions,
    },
    draw,
    false,
  );
  const { ids, regions } = decodeRegionMap(sourceRegions);
  const garments = regions.flatMap(({ garment }) => garment ?? []);
  return {
    png: await encodePng(photo),
    truth: (isMeant) => {
      const meant = new Set(regions.filter(isMeant).map(({ id }) => id));
      return Uint8Array.from(ids, (id) => (meant.has(id) ? 1 : 0));
    },
    garments: [...new Set(garments)],
  };
}
