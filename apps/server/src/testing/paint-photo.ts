import sharp, { type Sharp } from 'sharp';

const SIDE_PX = 64;

/** A picture of random grain, another each time, to be saved in any accepted format. */
export function paintPhoto(width = SIDE_PX, height = SIDE_PX): Sharp {
  const background = { r: 200, g: 120, b: 60 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background, noise } });
}
