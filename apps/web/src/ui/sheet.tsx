import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog that covers a narrow screen. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 animate-appear overflow-y-auto bg-paper px-4 pb-10"
        >
          <div className="flex h-16 items-center justify-between">
            <Radix.Title className="annotation">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={t('common.close')} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
