import type { Generation, GenerationDetails, GenerationList, JobEvent } from '@toile/contract';

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
    favourite: false,
    voted: null,
    upscaled_from_id: null,
    other_size: null,
    prompt: 'indigo ikat',
    unread: [],
    seam: null,
    ...changes,
  };
}

/** The generation named `id`, from which the one named `largerId` was made. */
export function largerOf(id: string, largerId: string): Generation {
  const larger = generationOf(largerId, { width: 2048, height: 2048 });
  return generationOf(id, { upscaled: true, other_size: larger });
}

/** The generation named `id`, made from the one named `smallerId`. */
export function smallerOf(id: string, smallerId: string): Generation {
  const changes = { width: 2048, height: 2048, upscaled: true, upscaled_from_id: smallerId };
  return generationOf(id, { ...changes, other_size: generationOf(smallerId) });
}

/** An image event that delivers the generation named `id`. */
export function imageEvent(seq: number, id: string, replaces?: string): JobEvent {
  return { seq, event: 'image', data: { ...generationOf(id), slot: seq - 1, replaces } };
}

/** The same event of a generation that was deleted since. */
export function deletedImageEvent(seq: number, id: string): JobEvent {
  const gone = generationOf(id, { image_url: '', thumbnail_url: '' });
  return { seq, event: 'image', data: { ...gone, slot: seq - 1, deleted: true } };
}

export function doneEvent(seq: number, delivered: number, released = 0): JobEvent {
  const data = { delivered, failed: released, released, canceled: false };
  return { seq, event: 'done', data };
}

/** A progress event of a run: its images that have ended, and all. */
export function progressEvent(seq: number, done: number, total = 4): JobEvent {
  return { seq, event: 'progress', data: { done, total, stage: 'drawing' } };
}

/** A list answer with all of `generations` on page `page` of `total_pages`. */
export function listOf(generations: Generation[], page = 1, totalPages = 1): GenerationList {
  return {
    generation_data: generations,
    pagination: {
      current_page: page,
      has_previous: page > 1,
      has_next: page < totalPages,
      total_pages: totalPages,
      show_first: page > 2,
      show_last: page < totalPages - 1,
      multiple_pages: totalPages > 1,
      total_output_images: generations.length,
    },
  };
}

/** The API's details of a generation. */
export function detailsOf(generation: Generation): { generation_data: GenerationDetails } {
  return {
    generation_data: {
      ...generation,
      settings: { repeat: 'half-drop' },
      lineage: [],
      inputs: [],
      formats: ['png', 'svg'],
      engine: 'studio',
      engine_name: 'Studio engine',
      model: 'create-pattern',
      seed: 184_467,
      picture_number: 2,
      picture_total: 4,
      job_id: 'job',
    },
  };
}
