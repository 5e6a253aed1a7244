import { useMutation, useQueryClient } from '@tanstack/react-query';
import { downloadAnswerSchema } from '@toile/contract';
import { post } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { isOnItsWay } from '../api/is-on-its-way.ts';
import { announceChange } from '../event-stream/shared-changes.ts';
import { saveFile } from '../save-file.ts';
import { changeGeneration } from './generation-cache.ts';

const KEY = ['download-image'];
const DOWNLOAD_FILE_NAME = 'result.png';

/** Marks an output as downloaded and fetches its file. Throws ApiError. */
async function downloadImage(id: string): Promise<Blob> {
  const path = `/download-image/${encodeURIComponent(id)}/`;
  const { download_url } = await post(path, { parse: (body) => downloadAnswerSchema.parse(body) });
  const answer = await fetch(download_url, { credentials: 'include' });
  if (!answer.ok) throw new ApiError(answer.status);
  return answer.blob();
}

/** Downloads an output as result.png and shows its badge everywhere; a click that is doubled does so once. */
export function useDownloadImage() {
  const queryClient = useQueryClient();
  const download = useMutation({
    mutationKey: KEY,
    mutationFn: downloadImage,
    onSuccess: (file, id) => {
      saveFile(file, DOWNLOAD_FILE_NAME);
      changeGeneration(queryClient, id, { downloaded: true });
      announceChange('generations');
    },
  });
  const mutate: typeof download.mutate = (id, options) => {
    if (!isOnItsWay(queryClient, { key: KEY, variables: id })) download.mutate(id, options);
  };
  return { ...download, mutate };
}
