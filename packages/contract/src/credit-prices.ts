/** Images that the price of a run pays for. */
export const IMAGES_PER_RUN_PRICE = 4;

/** Credits for a run of four images, the same for every tool. */
export const RUN_PRICE_CREDITS = 4;

/** Credits for one upscaled image. */
export const UPSCALE_PRICE_CREDITS = 2;

/** Credits for `count` images of one run: a quarter of the run's price each. */
export function runPriceCredits(count: number): number {
  return (RUN_PRICE_CREDITS / IMAGES_PER_RUN_PRICE) * count;
}
