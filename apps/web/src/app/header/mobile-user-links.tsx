import { listTools } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { useUserCredits } from '../../lib/credits/user-credits.ts';
import { toolPath } from '../../lib/tool-path.ts';
import { MobileLink } from './mobile-link.tsx';
import { ToolName } from './tool-name.tsx';

/** Links of the mobile menu for signed-in users. */
export function MobileUserLinks() {
  const { t } = useTranslation();
  const isOperator = useUserCredits().data?.is_operator === true;
  return (
    <>
      <MobileLink to="/dashboard">{t('common.nav.dashboard')}</MobileLink>
      <MobileLink to="/boards">{t('common.nav.boards')}</MobileLink>
      <MobileLink to="/palettes">{t('common.nav.palettes')}</MobileLink>
      <section aria-label={t('common.nav.features')} className="border-b border-hairline py-2 pl-4">
        <p className="annotation pt-1 text-sm">{t('common.nav.features')}</p>
        {listTools().map((tool) => (
          <MobileLink key={tool.id} to={toolPath(tool.id)} small>
            <ToolName tool={tool} />
          </MobileLink>
        ))}
      </section>
      <MobileLink to="/account">{t('common.nav.accountPage')}</MobileLink>
      {isOperator && <MobileLink to="/operators">{t('common.nav.operators')}</MobileLink>}
    </>
  );
}
