import '../../lib/studio-words.ts';
import { listTools } from '@toile/tools';
import { useLocation } from 'react-router';
import { errorText } from '../../lib/api/error-texts.ts';
import { useUserCredits } from '../../lib/credits/user-credits.ts';
import { isOpenTool } from '../../lib/open-tools.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { BeingBuilt } from '../being-built.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { Studio } from '../studio.tsx';

/** The tool that the path names: its wizard, or a notice while no engine serves it. */
export function ToolPage() {
  const { pathname } = useLocation();
  const user = useUserCredits();
  const tool = listTools().find(({ id }) => id === pathname.split('/')[1]);
  if (!tool) return <NotFoundPage />;
  if (!isOpenTool(tool)) return <BeingBuilt tool={tool} />;
  if (user.data) return <Studio key={tool.id} tool={tool} owner={user.data.username} />;
  if (!user.isError) return <Loading />;
  return (
    <div className="page">
      <ErrorState title={errorText(user.error)} onRetry={() => void user.refetch()} />
    </div>
  );
}
