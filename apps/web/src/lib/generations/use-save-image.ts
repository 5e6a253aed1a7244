import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/error-texts.ts';
import { useDownloadImage } from './download-image.ts';

/** Downloads an output; shows a failure in a toast. */
export function useSaveImage() {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useDownloadImage();
  const onError = (error: unknown) => {
    toast.error(t('results.downloadFailed', { message: errorText(error) }));
  };
  return {
    save: (id: string) => mutate(id, { onError }),
    /** Output that is on its way; null when none is. */
    savingId: isPending ? variables : null,
  };
}
