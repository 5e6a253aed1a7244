import { en, RUN_PRICE_CREDITS, UPSCALE_PRICE_CREDITS } from '@toile/contract';
import { listTools } from '@toile/tools';

/** Credits for a run of four images with each tool, and for an upscaled image. */
export const COST_TABLE: readonly { name: string; credits: number }[] = [
  ...listTools().map(({ words }) => ({ name: words.name, credits: RUN_PRICE_CREDITS })),
  { name: en.results.upscaleShort, credits: UPSCALE_PRICE_CREDITS },
];
