import { z } from 'zod';

export const paginationSchema = z.object({
  current_page: z.int().min(1),
  has_previous: z.boolean(),
  has_next: z.boolean(),
  total_pages: z.int().min(1),
  show_first: z.boolean(),
  show_last: z.boolean(),
  multiple_pages: z.boolean(),
  total_output_images: z.int().min(0),
});

export type Pagination = z.infer<typeof paginationSchema>;

/**
 * The page record of a list. A page past the end becomes the last one, so that deleting the last
 * row of a page never leads to an empty screen.
 */
export function paginate(options: { page: number; pageSize: number; total: number }): Pagination {
  const totalPages = Math.max(1, Math.ceil(options.total / options.pageSize));
  const page = Math.min(Math.max(1, options.page), totalPages);
  return {
    current_page: page,
    has_previous: page > 1,
    has_next: page < totalPages,
    total_pages: totalPages,
    show_first: page > 2,
    show_last: page < totalPages - 1,
    multiple_pages: totalPages > 1,
    total_output_images: options.total,
  };
}
