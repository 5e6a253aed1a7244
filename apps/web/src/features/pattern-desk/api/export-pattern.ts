import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportQuery } from '@toile/contract';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isOnItsWay } from '../../../lib/api/is-on-its-way.ts';
import { saveFile } from '../../../lib/save-file.ts';

const KEY = ['export-pattern'];

/** Parameters of an export; without `dpi` it has the pattern's own pixels. */
export type PrintWish = {
  id: string;
  format: ExportQuery['format'];
  repeatCm: number;
  dpi: number | undefined;
  tiles: 1 | 3;
};

function pathOf({ id, format, repeatCm, dpi, tiles }: PrintWish): string {
  const query = new URLSearchParams({ format, repeat_cm: String(repeatCm), tiles: String(tiles) });
  if (dpi !== undefined) query.set('dpi', String(dpi));
  return `${API_BASE}/export-image/${encodeURIComponent(id)}/?${query.toString()}`;
}

/** Fetches a print file and saves it under the server's name for it; returns that name. */
async function exportPattern(wish: PrintWish): Promise<string> {
  const answer = await fetch(pathOf(wish), { credentials: 'include' });
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => undefined));
  const disposition = answer.headers.get('content-disposition') ?? '';
  const name = /filename=([^;]+)/.exec(disposition)?.[1] ?? `pattern.${wish.format}`;
  saveFile(await answer.blob(), name);
  return name;
}

export function useExportPattern() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({ mutationKey: KEY, mutationFn: exportPattern });
  const save: typeof mutate = (wish, options) => {
    if (!isOnItsWay(queryClient, { key: KEY })) mutate(wish, options);
  };
  return { save, isPending };
}
