import type { RenderedImage } from '@toile/engines';
import { readPngXmp } from '@toile/raster';
import type { Making } from '@toile/tools';
import { briefKindOf, findTool } from '@toile/tools';

/** The making of a picture, as its file records it. */
export type FileMaking = {
  madeBy?: Making;
  seed: number;
  digitalSourceType?: RenderedImage['digitalSourceType'];
};

const SOURCE_TYPES = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
  'composite',
] as const;

/** Reads the making from the provenance in our own files; other files have none. */
export function readMaking(file: Uint8Array): FileMaking {
  const xmp = findXmp(file);
  const valueOf = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(xmp)?.[1];
  const tool = findTool(valueOf('toile:Tool') ?? '');
  const kind = tool && briefKindOf(tool);
  const model = valueOf('toile:Model');
  const term = valueOf('DigitalSourceType')?.split('/').at(-1);
  return {
    ...(kind && model ? { madeBy: { kind, model } } : {}),
    seed: Number(valueOf('toile:Seed') ?? 0),
    digitalSourceType: SOURCE_TYPES.find((type) => type === term),
  };
}

function findXmp(file: Uint8Array): string {
  try {
    return readPngXmp(file) ?? '';
  } catch {
    return '';
  }
}
