import { SharedBoardScreen } from '../../features/shared-board/components/shared-board-screen.tsx';
import { NakedLayout } from '../naked-layout.tsx';

/** A board as its link shows it. */
export function SharedBoardPage() {
  return (
    <NakedLayout>
      <SharedBoardScreen />
    </NakedLayout>
  );
}
