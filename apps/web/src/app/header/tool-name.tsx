import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';

/** A tool's name, and a word beside it while no engine serves it. */
export function ToolName({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t(`tools.${tool.messages}.name`)}</span>
      {!tool.brief && <span className="annotation text-sm">{t('common.nav.beingBuilt')}</span>}
    </>
  );
}
