import type { RunInput, ToolId, UploadField } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { PictureButton } from '../../../../ui/picture-button.tsx';
import { useUploads } from '../../api/get-uploads.ts';
import type { GivenPicture } from '../../model/given-picture.ts';
import { recoverPicture } from '../../model/recover-picture.ts';

type UploadChoiceProps = {
  owner: string;
  field: UploadField;
  /** The tools whose runs were given such pictures. */
  tools: readonly ToolId[];
  onChoose: (picture: GivenPicture) => void;
};

/** The pictures that the user uploaded for earlier runs, to be chosen again. */
export function UploadChoice({ owner, field, tools, onChoose }: UploadChoiceProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useUploads({ field, tools });
  const [fetchedUrl, setFetchedUrl] = useState<string>();
  const [isGone, setGone] = useState(false);
  const wanted = useRef<string>(undefined);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );
  if (isError && !data) {
    return <ErrorState title={t('wizard.previous.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  if (data.length === 0) return <p className="annotation">{t('wizard.previous.noUploads')}</p>;
  const choose = async (upload: RunInput) => {
    wanted.current = upload.image_url;
    setFetchedUrl(upload.image_url);
    setGone(false);
    try {
      const picture = await recoverPicture(owner, upload);
      // Another one was chosen meanwhile, or the choice was left.
      if (wanted.current === upload.image_url) onChoose(picture);
    } catch {
      if (wanted.current !== upload.image_url) return;
      setGone(true);
      setFetchedUrl(undefined);
    }
  };
  return (
    <>
      {isGone && <ErrorState title={t('wizard.source.deleted')} />}
      <ul aria-busy={fetchedUrl !== undefined} className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {data.map((upload, place) => (
          <li key={upload.image_url} className="relative aspect-3/4">
            <PictureButton
              label={t('wizard.previous.useUpload', { number: place + 1 })}
              sources={{ src: upload.thumbnail_url }}
              sizes="11rem"
              fallback={t('results.imageGone')}
              onClick={() => void choose(upload)}
              className={fetchedUrl === upload.image_url ? 'size-full opacity-50' : 'size-full'}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
