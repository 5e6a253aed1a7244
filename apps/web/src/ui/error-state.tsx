import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type ErrorStateProps = {
  title: string;
  text?: string;
  /** Tries again; without it there is no such button. */
  onRetry?: () => void;
  children?: ReactNode;
};

/** A place that could not be filled: a message, and a way on. */
export function ErrorState({ title, text, onRetry, children }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div
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
