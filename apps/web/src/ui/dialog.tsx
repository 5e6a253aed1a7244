import * as Radix from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A sentence read out with the title; leave it out when the content says enough. */
  description?: string;
  /** `wide` for pictures and lists, `broad` for a page of them. */
  width?: keyof typeof WIDTHS;
  /** True: a click in the dialog closes it, too, except on a control. */
  closesOnClick?: boolean;
  /** Element that takes the focus when the dialog closes, where its opener is gone by then. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** A modal dialog: traps the focus, closes on Escape and on a click beside it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, width = 'narrow', children } = props;
  const returnFocus = useReturnFocus(props.returnFocusTo);
  const { t } = useTranslation();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0b0c0f]/55 data-[state=open]:animate-appear" />
        <Radix.Content
          {...returnFocus}
          {...(props.closesOnClick ? { onClick: closeBesideControls(onClose) } : {})}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames(
            'notch fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto',
            'border border-hairline bg-paper p-6 shadow-2xl sm:p-8 data-[state=open]:animate-rise',
            WIDTHS[width],
          )}
        >
          <Radix.Title className="title-section pr-10 text-2xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-3 text-ink-soft">{description}</Radix.Description>
          )}
          {children}
          <Radix.Close asChild>
            <IconButton icon="close" label={t('common.close')} className="absolute top-3 right-3" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const WIDTHS = { narrow: 'max-w-md', wide: 'max-w-3xl', broad: 'max-w-6xl' } as const;

const CONTROLS = 'a, button, input, label, select, textarea';

/** Closes on a click, except one on a control or one that selects text. */
function closeBesideControls(close: () => void) {
  return ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest(CONTROLS)) return;
    if (getSelection()?.isCollapsed !== false) close();
  };
}
