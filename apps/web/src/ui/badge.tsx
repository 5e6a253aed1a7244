import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = { tone?: 'plain' | 'accent' | 'ink'; children: ReactNode };

const TONES = {
  plain: 'border border-hairline bg-raised text-ink-soft',
  accent: 'bg-accent text-on-accent',
  ink: 'bg-ink text-paper',
} as const;

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded px-2 py-0.5 text-sm leading-snug whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
