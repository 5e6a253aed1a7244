import { en, IMAGES_PER_RUN_PRICE, runPriceCredits } from '@toile/contract';
import { type BriefKind, briefKindOf, listTools } from '@toile/tools';
import { forReader } from '../../platform/language/for-reader.ts';

/** Price of an image of a kind in credits, by the engine that is asked first. */
type PriceOf = (kind: BriefKind) => number;

/** Credits for a run of four images with each tool, and for an upscaled image. */
export function costTable(priceOf: PriceOf): { name: string; credits: number }[] {
  const runs = listTools().map((tool) => {
    const kind = briefKindOf(tool);
    const credits = runPriceCredits(IMAGES_PER_RUN_PRICE, kind && priceOf(kind));
    return { name: forReader(tool.words.name), credits };
  });
  return [...runs, { name: forReader(en.results.upscaleShort), credits: priceOf('upscale-image') }];
}
