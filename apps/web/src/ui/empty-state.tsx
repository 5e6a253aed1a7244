import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; text?: string; children?: ReactNode };

/** An empty place: an empty pattern piece, and a suggestion what to do. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="cross-paper flex flex-col items-center gap-4 border border-dashed border-control px-6 py-16 text-center">
      <p className="title-section text-xl">{title}</p>
      {text && <p className="max-w-md text-ink-soft">{text}</p>}
      {children}
    </div>
  );
}
