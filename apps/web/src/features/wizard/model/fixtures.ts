import type { Generation, JobEvent } from '@toile/contract';

/** A generation named `id`, for tests. */
export function generationOf(id: string, changes: Partial<Generation> = {}): Generation {
  return {
    output_image_id: id,
    image_id: `file-${id}`,
    image_url: `/api/images/file-${id}`,
    thumbnail_url: `/api/images/file-${id}?w=512`,
    type: 'create-pattern',
    timestamp: '2026-07-30T10:00:00.000Z',
    width: 1024,
    height: 1024,
    upscaled: false,
    downloaded: false,
    voted: null,
    upscaled_from_id: null,
    unread: [],
    seam: null,
    ...changes,
  };
}

/** An image event that delivers the generation named `id`. */
export function imageEvent(seq: number, id: string, replaces?: string): JobEvent {
  return { seq, event: 'image', data: { ...generationOf(id), slot: seq - 1, replaces } };
}

export function doneEvent(seq: number, delivered: number, released = 0): JobEvent {
  const data = { delivered, failed: released, released, canceled: false };
  return { seq, event: 'done', data };
}
