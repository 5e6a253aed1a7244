import type { ActiveJob } from '@toile/contract';
import { type BriefSettings, listFields } from '@toile/tools';

/** What the user set, under the names that the request has for it. */
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

/** What the user marked on the photo, and where the subject was put; undefined where nothing was. */
export function toPlacement({
  maskCoordinates,
  reposition,
}: BriefSettings): ActiveJob['placement'] {
  if (!maskCoordinates && !reposition) return undefined;
  return { mask_coordinates: maskCoordinates, reposition };
}
