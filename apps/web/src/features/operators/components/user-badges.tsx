import type { OperatorUser } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Marks of an account: locked, or an operator's. */
export function UserBadges({ user }: { user: OperatorUser }) {
  const { t } = useTranslation();
  return (
    <>
      {user.locked_at !== null && (
        <Badge tone="ink">
          <Icon name="alert" className="size-3.5" />
          {t('operators.users.locked')}
        </Badge>
      )}
      {user.is_operator && <Badge>{t('operators.users.operator')}</Badge>}
    </>
  );
}
