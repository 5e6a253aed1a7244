import { GARMENT_TYPES, type Generation, repeatSchema, type SeamScore } from '@toile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { useGeneration } from '../api/get-generation.ts';

/** How an output was made. What the list knows shows at once, the rest when it is there. */
export function DetailList({ generation }: { generation: Generation }) {
  const { t } = useTranslation();
  const { data: details, isError } = useGeneration(generation.output_image_id);
  const repeat = repeatSchema.safeParse(details?.settings.repeat).data;
  const garment = GARMENT_TYPES.find((one) => one === details?.settings.garment_type);
  const cm = details?.settings.repeat_cm;
  const { width, height, unread, seam } = generation;
  return (
    <dl className="flex flex-col gap-4">
      <Detail name={t('results.preview.prompt')}>{details?.prompt}</Detail>
      <Detail name={t('results.preview.unread')}>{unread.join(', ')}</Detail>
      <Detail name={t('results.preview.repeat')}>{repeat && t(`wizard.repeats.${repeat}`)}</Detail>
      <Detail name={t('results.preview.garmentType')}>
        {garment && t(`wizard.garmentTypes.${garment}`)}
      </Detail>
      <Detail name={t('results.preview.repeatCm')}>
        {cm !== undefined && t('results.preview.repeatCmValue', { cm })}
      </Detail>
      <Detail name={t('results.preview.seam')}>{seam && <Seam seam={seam} />}</Detail>
      <Detail name={t('results.preview.size')}>
        {t('results.preview.sizeValue', { width, height })}
      </Detail>
      <Detail name={t('results.preview.seed')}>{details?.seed}</Detail>
      <Detail name={t('results.preview.engine')}>
        {details && `${details.engine}, ${details.model}`}
      </Detail>
      <Detail name={t('results.preview.made')}>
        <TimeAgo timestamp={generation.timestamp} />
      </Detail>
      {isError && <div className="text-danger">{t('results.preview.detailsFailed')}</div>}
    </dl>
  );
}

/** A line of the list; none where nothing is known. */
function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '')
    return null;
  return (
    <div>
      <dt className="annotation text-sm">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}

function Seam({ seam }: { seam: SeamScore }) {
  const { t } = useTranslation();
  const wrap = Math.max(seam.wrapX, seam.wrapY).toFixed(1);
  const interior = Math.max(seam.interiorX, seam.interiorY).toFixed(1);
  return (
    <>
      <span className={seam.seamless ? 'text-success' : 'text-danger'}>
        {t(seam.seamless ? 'results.preview.seamless' : 'results.preview.notSeamless')}
      </span>
      <span className="block text-sm text-ink-soft">
        {t('results.preview.seamScore', { wrap, interior })}
      </span>
    </>
  );
}
