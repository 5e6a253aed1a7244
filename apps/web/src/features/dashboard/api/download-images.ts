import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getFile } from '../../../lib/api/api-client.ts';
import { isOnItsWay } from '../../../lib/api/is-on-its-way.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { changeGeneration } from '../../../lib/generations/generation-cache.ts';
import { saveFile } from '../../../lib/save-file.ts';

const KEY = ['download-images'];
const ARCHIVE_NAME = 'toile-pictures.zip';

/** Downloads outputs as one ZIP and shows their badges; a click that is doubled does so once. */
export function useDownloadImages() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: KEY,
    mutationFn: (ids: readonly string[]) => getFile(`/export-images/?ids=${ids.join(',')}`),
    onSuccess: (archive, ids) => {
      saveFile(archive, ARCHIVE_NAME);
      for (const id of ids) changeGeneration(queryClient, id, { downloaded: true });
      announceChange('generations');
    },
  });
  const download: typeof mutate = (ids, options) => {
    if (!isOnItsWay(queryClient, { key: KEY })) mutate(ids, options);
  };
  return { download, isPending };
}
