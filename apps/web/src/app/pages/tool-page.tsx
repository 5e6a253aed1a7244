import { listTools } from '@toile/tools';
import { useLocation } from 'react-router';
import { BeingBuilt } from '../being-built.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** The tool that the path names: its wizard, or a plain word while nothing can serve it. */
export function ToolPage() {
  const { pathname } = useLocation();
  const tool = listTools().find(({ id }) => id === pathname.split('/')[1]);
  return tool ? <BeingBuilt tool={tool} /> : <NotFoundPage />;
}
