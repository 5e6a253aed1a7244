import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { isOpenTool } from '../../lib/open-tools.ts';

/** A tool's name, and a word beside it while no engine serves it. */
export function ToolName({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <>
      <span>{tool.words.name}</span>
      {!isOpenTool(tool) && (
        <span className="annotation text-sm">{t('common.nav.beingBuilt')}</span>
      )}
    </>
  );
}
