import { useMutation } from '@tanstack/react-query';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { get, ignoreBody } from '../../../lib/api/api-client.ts';

/** Asks first, as a refusal can be told on the page only so. Throws ApiError. */
async function downloadData(): Promise<void> {
  await get('/can-export-data/', { parse: ignoreBody });
  // The browser fetches it: the archive may be larger than the memory of a page.
  const link = document.createElement('a');
  link.href = `${API_BASE}/export-data/`;
  link.download = '';
  link.click();
}

/** Hands the archive of the user's data to the browser's downloads. */
export function useDownloadData() {
  return useMutation({ mutationFn: downloadData });
}
