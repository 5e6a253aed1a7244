import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useToolOffer, useUpscaleOffer } from '../../../lib/engines/engine-offers.ts';
import { isUpscaled, largestOf, listSizes } from '../../../lib/generations/picture-sizes.ts';
import { useUpscaleImage } from '../../../lib/generations/upscale-image.ts';
import { MAIN_ACTION_CLASS } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DownloadMenu } from './download-choices.tsx';
import { ResultAction } from './result-action.tsx';
import { ResultMenu } from './result-menu.tsx';
import { VaryMenu } from './vary-menu.tsx';

export type ResultActionsProps = {
  number: number;
  generation: Generation;
  locked: boolean;
  onSave: (id: string) => void;
};

/**
 * Actions on a result. With a mouse or a keyboard: a bar over the foot of the picture under the
 * pointer or the focus. With a finger: always there, below the picture. Where it is narrow: a menu.
 */
export function ResultActions({ number, generation, locked, onSave }: ResultActionsProps) {
  const { t } = useTranslation();
  const { upscale, upscalingId } = useUpscaleImage();
  const { credits } = useToolOffer(generation.type, generation.engine);
  const { away, credits: upscaleCredits } = useUpscaleOffer();
  const priceKey = away ? 'results.priceByRules' : 'results.price';
  const subject = t('results.ofImage', { number });
  const id = generation.output_image_id;
  const isLarge = isUpscaled(generation);
  const sizes = listSizes(generation, largestOf(generation));
  const download = {
    icon: 'download',
    label: t('results.download'),
    subject,
    disabled: locked,
  } as const;
  const upscaling = {
    pending: upscalingId === id,
    disabled: locked || isLarge || (upscalingId !== null && upscalingId !== id),
    onUpscale: () => upscale(generation),
    note: isLarge ? t('results.upscaleDone') : t(priceKey, { count: upscaleCredits }),
  };
  return (
    <div className={classNames(PLACE_CLASS, MAIN_ACTION_CLASS)}>
      <div className="hidden grid-cols-[1.15fr_1fr_1fr] divide-x divide-hairline @min-[15rem]:grid">
        {sizes.length > 1 ? (
          <DownloadMenu
            sizes={sizes}
            onSave={onSave}
            trigger={<ResultAction {...download} note={t('results.downloadSizes')} />}
          />
        ) : (
          <ResultAction
            {...download}
            note={t('results.downloadSize', generation)}
            onClick={() => onSave(id)}
          />
        )}
        <ResultAction
          icon="expand"
          label={t('results.upscaleShort')}
          subject={subject}
          note={upscaling.note}
          disabled={upscaling.disabled}
          pending={upscaling.pending}
          onClick={upscaling.onUpscale}
        />
        <VaryMenu
          generation={generation}
          trigger={
            <ResultAction
              icon="vary"
              label={t('variations.vary')}
              subject={subject}
              note={t('variations.varyFrom', { count: credits })}
              disabled={locked}
            />
          }
        />
      </div>
      <ResultMenu
        subject={subject}
        generation={generation}
        sizes={sizes}
        locked={locked}
        onSave={onSave}
        upscaling={upscaling}
      />
    </div>
  );
}

const PLACE_CLASS =
  '@container border-hairline bg-paper transition-opacity pointer-coarse:border pointer-coarse:border-t-0 ' +
  'pointer-fine:absolute pointer-fine:inset-x-0 pointer-fine:bottom-0 pointer-fine:border-t pointer-fine:opacity-0 ' +
  'pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100 ' +
  'pointer-fine:has-data-[state=open]:opacity-100';
