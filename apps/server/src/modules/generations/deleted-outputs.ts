import type { JobEvent } from '@toile/contract';

/** The event as it is told once its output was deleted: it stays in its place, without a picture. */
export function tellDeletion(event: JobEvent, deletedIds: ReadonlySet<string>): JobEvent {
  if (event.event !== 'image' || !deletedIds.has(event.data.output_image_id)) return event;
  return { ...event, data: { ...event.data, deleted: true, image_url: '', thumbnail_url: '' } };
}
