import type { PictureField, RunInput } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { useGeneration } from '../api/get-generation.ts';

type GivenPicturesProps = { id: string; onWalk: (id: string) => void };

/** The input pictures of an output's run, without masks. */
export function GivenPictures({ id, onWalk }: GivenPicturesProps) {
  const { t } = useTranslation();
  const { data: details } = useGeneration(id);
  const given = details?.inputs.filter(({ field }) => field !== 'binary_mask_image') ?? [];
  if (given.length === 0) return null;
  return (
    <section aria-labelledby="given-title" className="flex flex-col gap-2">
      <h3 id="given-title" className="annotation font-text text-sm">
        {t('results.preview.madeFrom')}
      </h3>
      <ul className="flex flex-wrap gap-3">
        {given.map((input) => (
          <li key={input.field} className="flex flex-col gap-1">
            <GivenPicture input={input} onWalk={onWalk} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GivenPicture({ input, onWalk }: { input: RunInput; onWalk: (id: string) => void }) {
  const { t } = useTranslation();
  const { output_image_id: outputId, thumbnail_url } = input;
  const name = t(NAMES[input.field]);
  const fallback = t('results.imageGone');
  const sources = { src: thumbnail_url };
  return (
    <>
      {outputId === null ? (
        <span className="relative block size-24 bg-sunk">
          <Picture
            key={thumbnail_url}
            sources={sources}
            alt={t('results.preview.madeFromAlt')}
            fallback={fallback}
            className="object-cover"
          />
        </span>
      ) : (
        <PictureButton
          label={t('results.preview.openGiven', { name })}
          sources={sources}
          sizes="6rem"
          fallback={fallback}
          onClick={() => onWalk(outputId)}
          className="size-24"
        />
      )}
      <span className="annotation text-sm">{name}</span>
    </>
  );
}

const NAMES = {
  original_target_image: 'results.preview.givenPhoto',
  source_image: 'results.preview.givenSource',
  binary_mask_image: 'results.preview.givenSource',
} as const satisfies Record<PictureField, string>;
