import type { Generation } from '@toile/contract';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useSource } from '../api/get-generation.ts';
import { PreviewDetails } from './preview-details.tsx';
import { PreviewPicture } from './preview-picture.tsx';

type PreviewOverlayProps = {
  generations: readonly Generation[];
  /** Output that is looked at; null, or one that has gone, while the preview is closed. */
  openId: string | null;
  onChange: (id: string | null) => void;
  /** Keeps the actions back while images are still being made. */
  locked?: boolean;
};

/** One output, large, with the ones before and after it a key away. */
export function PreviewOverlay(props: PreviewOverlayProps) {
  const { generations, openId, onChange, locked = false } = props;
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  const [repeated, setRepeated] = useState(false);
  const [compared, setCompared] = useState(true);
  const [goneId, setGoneId] = useState<string | null>(null);
  const index = generations.findIndex((one) => one.output_image_id === openId);
  const generation = generations[index];
  const source = useSource(generation?.output_image_id);
  const gone = generation?.output_image_id === goneId;

  const step = (by: number) => {
    const next = generations[index + by];
    if (next) onChange(next.output_image_id);
  };
  const stepOnKeys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };

  return (
    <Radix.Root open={generation !== undefined} onOpenChange={(open) => !open && onChange(null)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0b0c0f]/70" />
        {generation && (
          <Radix.Content
            {...returnFocus}
            aria-describedby={undefined}
            onKeyDown={stepOnKeys}
            className="fixed inset-0 z-50 overflow-y-auto bg-paper sm:inset-4 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:overflow-hidden"
          >
            <Radix.Title className="sr-only">{t('results.preview.title')}</Radix.Title>
            <div className="relative flex min-h-0 flex-col bg-sunk">
              <PreviewPicture
                generation={generation}
                repeated={repeated && !gone}
                source={compared && !gone ? source : undefined}
                onGone={() => setGoneId(generation.output_image_id)}
              />
              <nav
                aria-label={t('results.preview.title')}
                className="flex items-center justify-center gap-2 border-t border-hairline bg-paper py-2"
              >
                <IconButton
                  icon="arrowLeft"
                  label={t('results.preview.previous')}
                  disabled={index <= 0}
                  onClick={() => step(-1)}
                />
                <p aria-live="polite" className="annotation min-w-16 text-center tabular-nums">
                  {t('results.preview.position', {
                    number: index + 1,
                    total: generations.length,
                  })}
                </p>
                <IconButton
                  icon="arrowRight"
                  label={t('results.preview.next')}
                  disabled={index >= generations.length - 1}
                  onClick={() => step(1)}
                />
              </nav>
            </div>
            <PreviewDetails
              key={generation.output_image_id}
              generation={generation}
              locked={locked}
              gone={gone}
              repeated={repeated}
              onRepeated={setRepeated}
              compared={source && compared}
              onCompared={setCompared}
            />
            <Radix.Close asChild>
              <IconButton
                icon="close"
                label={t('common.close')}
                className="fixed top-2 right-2 bg-paper sm:top-6 sm:right-6 lg:absolute lg:top-3 lg:right-3"
              />
            </Radix.Close>
          </Radix.Content>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}
