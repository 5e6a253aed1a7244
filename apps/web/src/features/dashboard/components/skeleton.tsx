import type { ListView } from '../model/use-list-view.ts';
import { SkeletonGallery } from './skeleton-gallery.tsx';
import { SkeletonTable } from './skeleton-table.tsx';

/** Placeholder of a view while it loads. */
export function Skeleton({ view }: { view: ListView }) {
  return view === 'gallery' ? <SkeletonGallery /> : <SkeletonTable />;
}
