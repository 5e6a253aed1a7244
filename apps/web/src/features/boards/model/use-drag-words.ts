import type { Announcements, DragOverEvent } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** What is read out while a picture is moved; `ids` are in their order before. */
export function useDragWords(ids: readonly string[]) {
  const { t } = useTranslation();
  const numberOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  const placeOf = ({ active, over }: Pick<DragOverEvent, 'active' | 'over'>) => ({
    number: numberOf(active.id),
    place: numberOf(over?.id ?? active.id),
    total: ids.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('boards.drag.picked', { number: numberOf(active.id) }),
    onDragOver: (event) => t('boards.drag.over', placeOf(event)),
    onDragEnd: (event) => t('boards.drag.dropped', placeOf(event)),
    onDragCancel: ({ active }) => t('boards.drag.canceled', { number: numberOf(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('boards.drag.instructions') } };
}
