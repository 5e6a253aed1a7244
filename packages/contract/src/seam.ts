import { z } from 'zod';

/**
 * Measure of a tile's seams. `wrapX` and `wrapY` are the mean absolute RGB differences (0 to 255)
 * across the left/right and top/bottom joins; `interiorX` and `interiorY` the largest such
 * differences between neighbouring columns and rows inside the tile. A tile is seamless when no
 * join stands out from its interior.
 */
export const seamScoreSchema = z.object({
  wrapX: z.number(),
  wrapY: z.number(),
  interiorX: z.number(),
  interiorY: z.number(),
  seamless: z.boolean(),
});

export type SeamScore = z.infer<typeof seamScoreSchema>;
