import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { GenerationList } from './generation-list.tsx';
import type { PreviewProps } from './generation-page.tsx';
import { RunningJobs } from './running-jobs.tsx';

type DashboardProps = {
  /** The cards of the tools; they belong to another feature, as the preview does. */
  Tools: ComponentType;
  Preview: ComponentType<PreviewProps>;
};

/** The dashboard: runs under way, the tools, and all outputs. */
export function Dashboard({ Tools, Preview }: DashboardProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-12">
      <PageHeading intro={t('dashboard.intro')}>{t('dashboard.title')}</PageHeading>
      <RunningJobs />
      <Tools />
      <GenerationList Preview={Preview} />
    </div>
  );
}
