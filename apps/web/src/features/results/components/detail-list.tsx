import type { Generation, GenerationDetails, SeamScore } from '@toile/contract';
import { listFields } from '@toile/tools';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listSizes, type SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { useGeneration } from '../api/get-generation.ts';
import { CopyButton } from './copy-button.tsx';

type DetailListProps = {
  generation: Generation;
  /** The picture in the size on screen. */
  picture: SizedPicture;
};

/**
 * Details of an output's making. Those in the list's answer show at once, the rest when they are
 * loaded.
 */
export function DetailList({ generation, picture }: DetailListProps) {
  const { t } = useTranslation();
  const { data: details, isError } = useGeneration(generation.output_image_id);
  const { seam } = picture;
  const promptWords = {
    label: t('results.preview.copyPrompt'),
    copied: t('wizard.promptCopied'),
    notCopied: t('results.preview.promptNotCopied'),
  };
  const seedWords = {
    label: t('results.preview.copySeed'),
    copied: t('results.preview.seedCopied'),
    notCopied: t('results.preview.seedNotCopied'),
  };
  return (
    <dl className="flex flex-col gap-4">
      <Detail
        name={t('results.preview.prompt')}
        copy={details?.prompt && <CopyButton text={details.prompt} words={promptWords} />}
      >
        {details?.prompt}
      </Detail>
      <Detail name={t('results.preview.rewording')}>
        {details?.rewording && <Rewording {...details.rewording} />}
      </Detail>
      <Detail name={t('results.preview.unread')}>{generation.unread.join(', ')}</Detail>
      <Detail name={t('results.preview.readAs')}>
        {generation.read_as && t(`results.preview.readAsWords.${generation.read_as}`)}
      </Detail>
      {listFields().map((field) => {
        const value = details?.settings[field.name];
        return (
          <Detail key={field.name} name={field.detailLabel}>
            {value !== undefined && field.format(value)}
          </Detail>
        );
      })}
      <Detail name={t('results.preview.seam')}>{seam && <Seam seam={seam} />}</Detail>
      <Detail name={t('results.preview.size')}>
        {t('results.preview.sizeValue', picture)}
        <SizeBefore generation={generation} picture={picture} />
      </Detail>
      <Detail
        name={t('results.preview.seed')}
        copy={details && <CopyButton text={String(details.seed)} words={seedWords} />}
      >
        {details &&
          t('results.preview.seedPlace', {
            seed: details.seed,
            number: details.picture_number,
          })}
      </Detail>
      <Detail name={t('results.preview.engine')}>
        {details && `${details.engine_name}, ${details.model}`}
      </Detail>
      <Detail name={t('results.preview.made')}>
        <TimeAgo timestamp={generation.timestamp} />
      </Detail>
      {isError && <div className="text-danger">{t('results.preview.detailsFailed')}</div>}
    </dl>
  );
}

type DetailProps = { name: string; children: ReactNode; copy?: ReactNode };

/** A line of the list; none where nothing is known. */
function Detail({ name, children, copy }: DetailProps) {
  if (children === undefined || children === null || children === false || children === '')
    return null;
  return (
    <div>
      <dt className="annotation text-sm">{name}</dt>
      <dd className="flex items-start justify-between gap-2 tabular-nums">
        <div className="min-w-0 break-words">{children}</div>
        {copy}
      </dd>
    </div>
  );
}

/** The words that were drawn in place of the prompt, and the text model that found them. */
function Rewording({ prompt, model }: NonNullable<GenerationDetails['rewording']>) {
  const { t } = useTranslation();
  return (
    <>
      <span>{prompt}</span>
      <span className="block text-sm text-ink-soft">
        {t('results.preview.rewordedBy', { model })}
      </span>
    </>
  );
}

/** The size from which a larger picture was made. */
function SizeBefore({ generation, picture }: DetailListProps) {
  const { t } = useTranslation();
  const [, other] = listSizes(generation, picture);
  const isMade = picture !== generation || generation.upscaled_from_id !== null;
  if (!isMade) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {other ? t('results.preview.upscaledFromSize', other) : t('results.preview.upscaledFromGone')}
    </span>
  );
}

function Seam({ seam }: { seam: SeamScore }) {
  const { t } = useTranslation();
  const verdict = seam.seamless ? 'seamless' : 'notSeamless';
  return (
    <>
      <span className={seam.seamless ? 'text-success' : 'text-danger'}>
        {t(`results.preview.${verdict}`)}
      </span>
      <span className="block text-sm text-ink-soft">
        {t(`results.preview.seamScore.${verdict}`)}
      </span>
    </>
  );
}
