import type { Generation } from '@toile/contract';
import { type ComponentType, Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listUseLinks } from '../../../lib/use-in/use-links.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

type UseInListProps = {
  generation: Generation;
  /** Lets a link do more than lead on, such as close what it is in. */
  Wrap?: ComponentType<{ children: ReactNode }>;
};

/** The links of an output to the tools that go on with it. */
export function UseInList({ generation, Wrap = Fragment }: UseInListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const links = listUseLinks(generation);
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="annotation font-text text-sm">
        {t('results.useIn')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, to, state }) => (
          <li key={to}>
            <Wrap>
              <ButtonLink look="outline" to={to} state={state} className="px-3!">
                {label}
              </ButtonLink>
            </Wrap>
          </li>
        ))}
      </ul>
    </nav>
  );
}
