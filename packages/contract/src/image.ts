import { z } from 'zod';
import { validation } from './messages/en/validation.ts';

/** Widths of thumbnails, in pixels, in which a picture can be requested besides its own. */
export const THUMBNAIL_WIDTHS = [256, 512, 1024] as const;

export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** Query of GET /images/{id}: `w` asks for a WebP of that width, `download` for result.png. */
export const imageQuerySchema = z.object({
  w: z.coerce
    .number(validation.thumbnailWidth)
    .pipe(z.literal(THUMBNAIL_WIDTHS, validation.thumbnailWidth))
    .optional(),
  download: z.literal('1').optional(),
});
