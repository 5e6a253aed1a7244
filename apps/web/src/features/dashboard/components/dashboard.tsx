import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { GenerationList } from './generation-list.tsx';
import type { PreviewProps } from './generation-page.tsx';
import { RunningJobs } from './running-jobs.tsx';

type DashboardProps = {
  /** The tools in one row; they belong to another feature, as the preview does. */
  Tools: ComponentType;
  Preview: ComponentType<PreviewProps>;
};

/** The dashboard: the tools, runs under way, and all outputs. */
export function Dashboard({ Tools, Preview }: DashboardProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-7">
      <PageHeading>{t('dashboard.title')}</PageHeading>
      <Tools />
      <RunningJobs />
      <GenerationList Preview={Preview} />
    </div>
  );
}
