import type { ActiveJob } from '@toile/contract';
import { type BriefSettings, listFields } from '@toile/tools';

/** The user's settings, under the field names of the request. */
export function toSettings(settings: BriefSettings): Record<string, string | number> {
  const named = [
    ...listFields().map(({ name, setting }) => [name, settings[setting]] as const),
    ['face_id', settings.faceId] as const,
  ];
  const set = named.flatMap(([name, value]): [string, string | number][] =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(set);
}

/** The user's marks on the photo and the subject's new place; undefined where there are none. */
export function toPlacement({
  maskCoordinates,
  reposition,
}: BriefSettings): ActiveJob['placement'] {
  if (!maskCoordinates && !reposition) return undefined;
  return { mask_coordinates: maskCoordinates, reposition };
}
