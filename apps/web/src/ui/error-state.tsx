import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type ErrorStateProps = {
  title: string;
  text?: string;
  /** Tries again; without it there is no such button. */
  onRetry?: () => void;
  /** True: the message scrolls into view when it appears, unless its step is out of view. */
  comesIntoView?: boolean;
  children?: ReactNode;
};

/** A place that could not be filled: a message, and a way on. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, comesIntoView = false, children } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isShown = place.current?.closest('[inert]') === null;
    if (comesIntoView && isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  return (
    <div
      ref={place}
      role="alert"
      className="flex flex-col items-start gap-3 border border-danger bg-danger/6 px-6 py-5"
    >
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon name="alert" />
        {title}
      </p>
      {text && <p className="text-ink-soft">{text}</p>}
      {onRetry && (
        <Button look="outline" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {children}
    </div>
  );
}
