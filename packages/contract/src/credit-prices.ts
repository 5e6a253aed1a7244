/** Images that the price of a run pays for. */
export const IMAGES_PER_RUN_PRICE = 4;

/** Credits for a run of four images, the same for every tool. */
export const RUN_PRICE_CREDITS = 4;

/** Credits for one upscaled image. */
export const UPSCALE_PRICE_CREDITS = 2;

/** Credits for an image, where the operator has set no other price. */
export const IMAGE_PRICE_CREDITS = RUN_PRICE_CREDITS / IMAGES_PER_RUN_PRICE;

/** Credits for `count` images of one run, at a price for each: a quarter of the run's by default. */
export function runPriceCredits(count: number, imagePrice = IMAGE_PRICE_CREDITS): number {
  return imagePrice * count;
}
