import { type ReactNode, useId } from 'react';

type AccountSectionProps = { title: string; text?: ReactNode; children: ReactNode };

/** A section of the account page: its title and text on the left, its controls on the right. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-ink py-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,34rem)]"
    >
      <div className="flex flex-col gap-3">
        <h2 id={id} className="title-section text-2xl">
          {title}
        </h2>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
