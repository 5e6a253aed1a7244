import { en, RUN_PRICE_CREDITS, TOOL_IDS, UPSCALE_PRICE_CREDITS } from '@toile/contract';

/** Credits for a run of four images with each tool, and for an upscaled image. */
export const COST_TABLE: readonly { name: string; credits: number }[] = [
  ...TOOL_IDS.map((tool) => ({ name: en.tools[tool].name, credits: RUN_PRICE_CREDITS })),
  { name: en.results.upscaleShort, credits: UPSCALE_PRICE_CREDITS },
];
