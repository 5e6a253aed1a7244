import type { ToolId } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { patternDeskPath } from '../../../lib/pattern-desk-path.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The link to the pattern desk, for pictures that repeat. */
export function DeskLink({ type, id }: { type: ToolId; id: string }) {
  const { t } = useTranslation();
  const path = patternDeskPath({ type, output_image_id: id });
  if (!path) return null;
  return (
    <ButtonLink look="outline" to={path}>
      {t('patternDesk.open')}
    </ButtonLink>
  );
}
