import type { ActiveJob } from '@toile/contract';
import { listFields, type StoredRun } from '@toile/tools';

/** The user's settings, under the field names of the request; none where they cannot be read. */
export function toSettings(run: StoredRun | null): Record<string, string | number> {
  const named = [
    ...listFields().map(({ name, setting }) => [name, run?.[setting]] as const),
    ['face_id', run?.face_id] as const,
  ];
  const set = named.flatMap(([name, value]): [string, string | number][] =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(set);
}

/** The user's marks on the photo and the subject's new place; undefined where there are none. */
export function toPlacement(run: StoredRun | null): ActiveJob['placement'] {
  if (!run?.mask_coordinates && !run?.reposition) return undefined;
  return { mask_coordinates: run.mask_coordinates, reposition: run.reposition };
}
