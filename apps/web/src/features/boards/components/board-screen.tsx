import '../board-words.ts';
import type { BoardDetail } from '@toile/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOARDS_PATH } from '../../../lib/boards/board-path.ts';
import { askForTechPack, isSketch } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLineSheet } from '../model/use-line-sheet.ts';
import { BoardPictures, type BoardPreview } from './board-pictures.tsx';
import { CommentsSection } from './comments-section.tsx';
import { DeleteBoardDialog } from './delete-board-dialog.tsx';
import { EditBoardDialog } from './edit-board-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type BoardScreenProps = { detail: BoardDetail; Preview: BoardPreview };

/** A board: its name and note, its pictures, and what can be done with it. */
export function BoardScreen({ detail, Preview }: BoardScreenProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'share' | 'edit' | 'delete'>();
  const back = useRef<HTMLAnchorElement>(null);
  const sheet = useLineSheet(detail);
  const { board } = detail;
  const sketches = detail.pictures.map(({ generation }) => generation).filter(isSketch);
  const close = () => setDialog(undefined);
  return (
    <div className="page-work flex flex-col gap-8">
      <div className="flex flex-col items-start gap-5">
        <TextLink ref={back} to={BOARDS_PATH} className="inline-flex min-h-11 items-center">
          {t('boards.all')}
        </TextLink>
        <div className="w-full [overflow-wrap:anywhere] whitespace-pre-line">
          <PageHeading intro={board.note}>{board.name}</PageHeading>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setDialog('share')}>{t('boards.links.open')}</Button>
          {detail.pictures.length > 0 && (
            <Button look="outline" pending={sheet.isPending} onClick={sheet.save}>
              {!sheet.isPending && <Icon name="download" />}
              {t('boards.sheet.save')}
            </Button>
          )}
          {sketches.length > 0 && (
            <Button look="outline" onClick={() => askForTechPack(sketches, board.name)}>
              <Icon name="download" />
              {t('boards.techPacks')}
            </Button>
          )}
          <Button look="outline" onClick={() => setDialog('edit')}>
            {t('boards.edit')}
          </Button>
          <Button look="quiet" onClick={() => setDialog('delete')}>
            {t('boards.delete')}
          </Button>
        </div>
      </div>
      <BoardPictures detail={detail} Preview={Preview} onLeftAlone={() => back.current?.focus()} />
      <CommentsSection detail={detail} />
      {dialog === 'share' && (
        <ShareDialog boardId={board.id} links={detail.links} onClose={close} />
      )}
      {dialog === 'edit' && <EditBoardDialog board={board} onClose={close} />}
      {dialog === 'delete' && <DeleteBoardDialog board={board} onClose={close} />}
    </div>
  );
}
