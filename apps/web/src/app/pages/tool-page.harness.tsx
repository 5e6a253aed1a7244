import { act, fireEvent, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { afterEach, beforeEach, vi } from 'vitest';
import { toolPath } from '../../lib/tool-path.ts';
import type { FakeEventSource } from '../../testing/fake-browser.ts';
import { fakeEventSources } from '../../testing/fake-event-sources.ts';
import { detailsOf, generationOf, listOf } from '../../testing/generation-fixtures.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { takeOffline } from '../../testing/take-offline.ts';
import { LiveSync } from '../live-sync.tsx';
// Loaded here, a slow machine's load of it takes nothing of a test's patience.
import '../result-screen.tsx';
import { Studio } from '../studio.tsx';
import { ToolPage } from './tool-page.tsx';

/** The route that starts a run, and its answer. */
export const START = 'POST /generate-image-with-sse/';
export const ACCEPTED = { status: 202, body: { message: 'ok', job_id: 'job' } };

/** Details of the images that the tests' events deliver. */
const DELIVERED = Object.fromEntries(
  ['a', 'b', 'c', 'd'].map((id) => [
    `GET /get-generation/${id}/`,
    { body: detailsOf(generationOf(id)) },
  ]),
);

/** A server without any output. */
export const ROUTES = {
  ...DELIVERED,
  'GET /get-user-credits/': {
    body: { credits: 36, username: 'ada', email: 'ada@example.com' },
  },
  'GET /active-generations/': { body: { jobs: [] } },
  'GET /uploads/': { body: { uploads: [] } },
  'GET /fetch-previous-generations': { body: listOf([]) },
  [START]: ACCEPTED,
};

/** Signs a user in before each test of a file; returns the streams that the page opens. */
export function setUpToolPage(): { sources: FakeEventSource[] } {
  const page: { sources: FakeEventSource[] } = { sources: [] };
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    document.cookie = 'signed_in=1; path=/';
    page.sources = fakeEventSources();
  });
  afterEach(() => vi.useRealTimers());
  return page;
}

export function openTool() {
  const element = (
    <>
      <LiveSync />
      <ToolPage />
    </>
  );
  return renderRoutes(
    [
      { path: '/create-pattern', element },
      { path: '/pricing', element: <h1>Pricing</h1> },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
      { path: '/temp-redirect', element: <h1>Variations</h1> },
    ],
    '/create-pattern',
  );
}

/** Opens a tool for ada, at its path or at one below it. */
export function openStudio(tool: Tool, at = toolPath(tool.id)) {
  const studio = <Studio tool={tool} owner="ada" />;
  return renderRoutes([{ path: toolPath(tool.id), element: studio }], at);
}

/** Takes the connection away and clicks on Generate; the answer brings it back. */
export async function generateOffline(): Promise<() => void> {
  const button = await generateButton();
  let comeBack = () => {};
  act(() => {
    comeBack = takeOffline();
  });
  fireEvent.click(button);
  await screen.findByText(en.wizard.offline);
  return () => act(() => comeBack());
}

export async function write(prompt: string) {
  const name = en.fields.prompt;
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name });
  fireEvent.change(field, { target: { value: prompt } });
  return field;
}

/** The prompt beside the images. */
export const findNextPrompt = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: en.wizard.again.prompt });

export const generateButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /^Generate/ });

/** Opens the tool and starts a run named 'job'. */
export async function startRun() {
  const router = openTool();
  await write('indigo ikat');
  fireEvent.click(await generateButton());
  await screen.findByText(en.results.queued);
  return router;
}

export const imageButtons = () => screen.queryAllByRole('button', { name: /^Open image/ });

/** The fields of a multipart request. */
export function fieldsOf(call: { body: unknown } | undefined): Record<string, unknown> {
  if (!(call?.body instanceof FormData)) throw new Error('Not a multipart request');
  return Object.fromEntries(call.body);
}
