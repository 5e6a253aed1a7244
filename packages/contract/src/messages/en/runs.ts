/** Messages of the server about runs. */
export const runs = {
  accepted: 'Your images are being made',
  upscaling: 'Your image is being upscaled',
} as const;
