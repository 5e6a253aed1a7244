import { type Generation, UPSCALE_PRICE_CREDITS } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useUpscaleImage } from '../../../lib/generations/upscale-image.ts';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DeskLink } from './desk-link.tsx';
import { SvgLink } from './svg-link.tsx';
import { VaryButton } from './vary-button.tsx';

type PreviewActionsProps = { generation: Generation; locked: boolean };

/** What can be done with an output. */
export function PreviewActions({ generation, locked }: PreviewActionsProps) {
  const { t } = useTranslation();
  const { save, savingId } = useSaveImage();
  const { upscale, upscalingId, isBusy } = useUpscaleImage();
  const id = generation.output_image_id;
  const isUpscaling = upscalingId === id;
  return (
    <div className="flex flex-col gap-3">
      <Button look="accent" disabled={locked} pending={savingId === id} onClick={() => save(id)}>
        <Icon name="download" />
        {t('results.download')}
      </Button>
      <SvgLink id={id} />
      <Button
        look="outline"
        disabled={locked || isLarge(generation) || (isBusy && !isUpscaling)}
        pending={isUpscaling}
        onClick={() => upscale(generation)}
        className="justify-between!"
      >
        <span className="mr-auto">{t('results.upscale')}</span>
        <span className="font-normal whitespace-nowrap tabular-nums">
          {isLarge(generation)
            ? t('results.upscaleDone')
            : t('results.price', { count: UPSCALE_PRICE_CREDITS })}
        </span>
      </Button>
      <VaryButton generation={generation} disabled={locked} />
      <DeskLink generation={generation} />
    </div>
  );
}

/** Made larger already, or made of a smaller one. */
function isLarge({ upscaled, upscaled_from_id: smaller }: Generation): boolean {
  return upscaled || smaller !== null;
}
