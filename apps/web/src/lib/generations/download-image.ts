import { useMutation, useQueryClient } from '@tanstack/react-query';
import { downloadAnswerSchema } from '@toile/contract';
import { post } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { announceChange } from '../event-stream/shared-changes.ts';
import { saveFile } from '../save-file.ts';
import { changeGeneration } from './generation-cache.ts';

const DOWNLOAD_FILE_NAME = 'result.png';

/** Marks an output as downloaded and fetches its file. Throws ApiError. */
async function downloadImage(id: string): Promise<Blob> {
  const path = `/download-image/${encodeURIComponent(id)}/`;
  const { download_url } = await post(path, { parse: (body) => downloadAnswerSchema.parse(body) });
  const answer = await fetch(download_url, { credentials: 'include' });
  if (!answer.ok) throw new ApiError(answer.status);
  return answer.blob();
}

/** Downloads an output as result.png and shows its badge everywhere. */
export function useDownloadImage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: downloadImage,
    onSuccess: (file, id) => {
      saveFile(file, DOWNLOAD_FILE_NAME);
      changeGeneration(queryClient, id, { downloaded: true });
      announceChange('generations');
    },
  });
}
