import type { Board } from '@toile/contract';
import { useTranslation } from 'react-i18next';

type BoardChoiceProps = { board: Board; onChoose: () => void };

/** A board that pictures can be put on, as a line of a list. */
export function BoardChoice({ board, onChoose }: BoardChoiceProps) {
  const { t } = useTranslation();
  const { cover } = board;
  return (
    <li>
      <button type="button" onClick={onChoose} className={LINE_CLASS}>
        <span className="size-12 shrink-0 overflow-hidden bg-sunk">
          {cover && (
            <img src={`${cover.image_url}?w=256`} alt="" className="size-full object-cover" />
          )}
        </span>
        <span className="min-w-0 flex-1 truncate">{board.name}</span>
        <span className="annotation text-sm whitespace-nowrap">
          {t('boards.pictures', { count: board.pictures })}
        </span>
      </button>
    </li>
  );
}

const LINE_CLASS =
  'flex min-h-14 w-full items-center gap-3 rounded px-2 py-1 text-left transition-colors hover:bg-sunk';
