import type { JobEvent } from '@toile/contract';

/** The event after its output was deleted: it keeps its number, without picture and words. */
export function tellDeletion(event: JobEvent, deletedIds: ReadonlySet<string>): JobEvent {
  if (event.event !== 'image' || !deletedIds.has(event.data.output_image_id)) return event;
  const { read_as: _forgotten, ...data } = event.data;
  const nothing = { image_url: '', thumbnail_url: '', prompt: '', unread: [] };
  return { ...event, data: { ...data, ...nothing, deleted: true } };
}
