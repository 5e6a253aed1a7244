import { type SharedPicture, THUMBNAIL_WIDTHS } from '@toile/contract';
import { API_BASE } from '../../../lib/api/api-base.ts';

/** Address of a picture of a shared board at its full size. */
export function fullAddress(key: string, id: string): string {
  return `${API_BASE}/shared-board/pictures/${id}?${new URLSearchParams({ key })}`;
}

/** A picture of a shared board in its sizes, for the browser to choose from. */
export function sharedSources(key: string, { id, width }: SharedPicture) {
  const full = fullAddress(key, id);
  const smaller = THUMBNAIL_WIDTHS.filter((one) => one < width);
  const sizes = smaller.map((one) => `${full}&w=${one} ${one}w`);
  return { src: full, srcSet: [...sizes, `${full} ${width}w`].join(', ') };
}
