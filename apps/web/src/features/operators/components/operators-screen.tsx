import '../operator-words.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { pathOf, SECTIONS, type Section } from '../model/place.ts';
import { usePlace } from '../model/use-place.ts';
import { AuditLogSection } from './audit-log-section.tsx';
import { StateSection } from './state-section.tsx';
import { UserPanel } from './user-panel.tsx';
import { UsersSection } from './users-section.tsx';

/** The page of operators: accounts, queue and engines, and the audit log. */
export function OperatorsScreen() {
  const { t } = useTranslation();
  const { section, user } = usePlace().place;
  return (
    <div className="page-work flex flex-col gap-8">
      <PageHeading intro={t('operators.intro')}>{t('operators.title')}</PageHeading>
      <SectionLinks current={section} />
      {section === 'users' && (user === undefined ? <UsersSection /> : <UserPanel id={user} />)}
      {section === 'state' && <StateSection />}
      {section === 'log' && <AuditLogSection />}
    </div>
  );
}

function SectionLinks({ current }: { current: Section }) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('operators.sections.label')}
      className="-mx-4 flex gap-x-7 overflow-x-auto border-b border-ink px-4 sm:mx-0 sm:px-0"
    >
      {SECTIONS.map((section) => (
        <Link
          key={section}
          to={pathOf({ section })}
          aria-current={section === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {t(`operators.sections.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
