import { useTranslation } from 'react-i18next';
import { useBoards } from '../../features/boards/api/get-boards.ts';
import { boardPath } from '../../lib/boards/board-path.ts';
import { Group, Place } from './command-rows.tsx';
import type { PlaceCommand } from './list-commands.ts';

/** The user's boards, which their names find; nothing while there are none. */
export function BoardCommands({ onChoose }: { onChoose: (place: PlaceCommand) => void }) {
  const { t } = useTranslation();
  const { data: boards = [] } = useBoards();
  if (boards.length === 0) return null;
  return (
    <Group title={t('commands.boards')}>
      {boards.map(({ id, name }) => (
        <Place
          key={id}
          place={{ to: boardPath(id), name }}
          value={`${name} ${boardPath(id)}`}
          onChoose={onChoose}
        />
      ))}
    </Group>
  );
}
