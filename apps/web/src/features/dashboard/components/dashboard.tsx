import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { GenerationList, type PreviewProps } from './generation-list.tsx';
import { RunningJobs } from './running-jobs.tsx';
import { ToolList } from './tool-list.tsx';

/** Tools to make with, runs being made, and everything made so far. */
export function Dashboard({ Preview }: { Preview: ComponentType<PreviewProps> }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-12">
      <PageHeading intro={t('dashboard.intro')}>{t('dashboard.title')}</PageHeading>
      <RunningJobs />
      <ToolList />
      <GenerationList Preview={Preview} />
    </div>
  );
}
