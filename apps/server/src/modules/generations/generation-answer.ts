import type { Generation } from '@toile/contract';
import type { generations } from '../../db/schema/index.ts';

/** A delivered image as every client reads it. */
export function toGeneration(row: typeof generations.$inferSelect): Generation {
  const imageUrl = `/api/images/${row.imageId}`;
  return {
    output_image_id: row.id,
    image_id: row.imageId,
    image_url: imageUrl,
    thumbnail_url: `${imageUrl}?w=512`,
    type: row.tool,
    timestamp: row.createdAt.toISOString(),
    width: row.width,
    height: row.height,
    upscaled: row.upscaled,
    downloaded: row.downloaded,
    favourite: row.favourite,
    voted: row.voted,
    upscaled_from_id: row.upscaledFromId,
    unread: row.unread,
    seam: row.seam,
  };
}
