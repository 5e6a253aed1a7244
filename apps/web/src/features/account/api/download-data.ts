import { useMutation } from '@tanstack/react-query';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { get, ignoreBody } from '../../../lib/api/api-client.ts';

/**
 * Starts the download of the data. It asks first: only so can the page show a refusal. Throws
 * ApiError.
 */
async function downloadData(): Promise<void> {
  await get('/can-export-data/', { parse: ignoreBody });
  // Downloaded by the browser: the archive may be larger than the memory of a page.
  const link = document.createElement('a');
  link.href = `${API_BASE}/export-data/`;
  link.download = '';
  link.click();
}

/** Downloads the archive of the user's data. */
export function useDownloadData() {
  return useMutation({ mutationFn: downloadData });
}
