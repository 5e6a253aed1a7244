import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/**
 * The page shown where a page's code did not arrive: the server is away, or a new build has
 * replaced the file. Only a reload fetches it again, because a browser keeps a failed module.
 */
function LostPage() {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className="page flex flex-col items-start gap-8">
      <PageHeading intro={t('common.lost.text')}>{t('common.lost.title')}</PageHeading>
      <Button onClick={reload}>{t('common.retry')}</Button>
    </div>
  );
}

function reload() {
  window.location.reload();
}

/** The page that `load` imports, or a message in its place when the import fails. */
export async function loadPage(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load();
  } catch {
    return LostPage;
  }
}
