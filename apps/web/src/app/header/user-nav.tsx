import { useIsMutating } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditsBadge } from '../../features/credits/components/credits-badge.tsx';
import { LOG_OUT_KEY } from '../../lib/log-out-key.ts';
import { BoardAsker } from '../board-asker.tsx';
import { TechPackAsker } from '../tech-pack-asker.tsx';
import { FeaturesMenu } from './features-menu.tsx';
import { NavItem } from './nav-item.tsx';
import { UserMenu } from './user-menu.tsx';

/** Live updates, loaded apart: visitors need no event stream. */
const LiveSync = lazy(async () => ({ default: (await import('../live-sync.tsx')).LiveSync }));

/** The header's line for signed-in users; narrow screens keep credits and account. */
export function UserNav() {
  const { t } = useTranslation();
  const isLeaving = useIsMutating({ mutationKey: LOG_OUT_KEY }) > 0;
  return (
    <>
      <div className="hidden items-center gap-1 md:flex">
        {/* On tablets there is no room for all. */}
        <span className="max-lg:hidden">
          <NavItem to="/">{t('common.nav.home')}</NavItem>
        </span>
        <FeaturesMenu />
        <NavItem to="/dashboard">{t('common.nav.dashboard')}</NavItem>
        <NavItem to="/boards">{t('common.nav.boards')}</NavItem>
        <NavItem to="/pricing">{t('common.nav.pricing')}</NavItem>
      </div>
      <span className="flex-1" />
      <CreditsBadge />
      {!isLeaving && (
        <Suspense>
          <LiveSync />
        </Suspense>
      )}
      <UserMenu />
      <BoardAsker />
      <TechPackAsker />
    </>
  );
}
