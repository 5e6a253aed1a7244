import { beforeEach } from 'vitest';
import type { FakeEventSource } from '../../testing/fake-browser.ts';
import { fakeEventSources } from '../../testing/fake-event-sources.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { BoardAsker } from '../board-asker.tsx';
import { LiveSync } from '../live-sync.tsx';
import { DashboardPage } from './dashboard-page.tsx';

/** A server without runs under way. */
export const NO_JOBS = { 'GET /active-generations/': { body: { jobs: [] } } };

/** Signs a user in before each test of a file; returns the streams that the page opens. */
export function setUpDashboard(): { sources: FakeEventSource[] } {
  const page: { sources: FakeEventSource[] } = { sources: [] };
  beforeEach(() => {
    document.cookie = 'signed_in=1; path=/';
    page.sources = fakeEventSources();
  });
  return page;
}

/** Key in the browser's storage for the view that was chosen last. */
const VIEW_KEY = 'toile-dashboard-view';

/** Shows the dashboard as the browser would at `path`, as a list, with its live updates. */
export function openDashboard(path = '/dashboard', view: 'list' | 'gallery' = 'list') {
  localStorage.setItem(VIEW_KEY, view);
  const element = (
    <>
      <LiveSync />
      <DashboardPage />
      <BoardAsker />
    </>
  );
  return renderRoutes(
    [
      { path: '/dashboard', element },
      { path: '*', element: null },
    ],
    path,
  );
}
