import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { toolPath } from '../lib/tool-path.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Note } from '../ui/note.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Stands for a tool that no engine serves yet. */
export function BeingBuilt({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col items-start gap-8">
      <PageHeading intro={tool.words.summary}>{tool.words.name}</PageHeading>
      <Note>{t('common.beingBuilt.text')}</Note>
      <ButtonLink to={toolPath('create-pattern')}>{t('common.beingBuilt.action')}</ButtonLink>
    </div>
  );
}
