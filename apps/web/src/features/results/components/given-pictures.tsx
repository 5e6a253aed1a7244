import type { Generation, PictureField, RunInput, ToolId } from '@toile/contract';
import { findTool, toolName } from '@toile/tools';
import { type ComponentType, Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toolPath } from '../../../lib/tool-path.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { isUploadGone, useGeneration } from '../api/get-generation.ts';

type GivenPicturesProps = {
  generation: Pick<Generation, 'output_image_id' | 'type'>;
  onWalk: (id: string) => void;
  /** Lets a link do more than lead on, such as close what it is in. */
  Wrap?: ComponentType<{ children: ReactNode }>;
};

/** The input pictures of an output's run, without masks; the way on where they are no longer kept. */
export function GivenPictures({ generation, onWalk, Wrap = Fragment }: GivenPicturesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { output_image_id: id, type } = generation;
  const { data: details } = useGeneration(id);
  const isGone = isUploadGone(details);
  const given =
    details?.inputs.filter(({ field, gone }) => field !== 'binary_mask_image' && !gone) ?? [];
  if (given.length === 0 && !isGone) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="annotation font-text text-sm">
        {t('results.preview.madeFrom')}
      </h3>
      {given.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {given.map((input) => (
            <li key={input.field} className="flex flex-col gap-1">
              <GivenPicture input={input} name={t(nameOf(input, type))} onWalk={onWalk} />
            </li>
          ))}
        </ul>
      )}
      {isGone && (
        <>
          <p>
            <span className="block">{t('results.preview.uploadGone')}</span>
            <span className="block text-ink-soft text-sm">{t('results.preview.bringAgain')}</span>
          </p>
          <Wrap>
            <ButtonLink look="outline" to={toolPath(type)} className="self-start px-3!">
              {t('results.preview.bringAgainIn', { tool: toolName(type) })}
            </ButtonLink>
          </Wrap>
        </>
      )}
    </section>
  );
}

type GivenPictureProps = { input: RunInput; name: string; onWalk: (id: string) => void };

function GivenPicture({ input, name, onWalk }: GivenPictureProps) {
  const { t } = useTranslation();
  const { output_image_id: outputId, thumbnail_url } = input;
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

/** Key of a picture's name: the source of a tool that starts from a photo is its backdrop. */
function nameOf({ field }: RunInput, type: ToolId) {
  const isBackdrop = field === 'source_image' && findTool(type)?.takesBackdrop === true;
  return isBackdrop ? 'results.preview.givenBackdrop' : NAMES[field];
}
