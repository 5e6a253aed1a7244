import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en, type ToolId } from '@toile/contract';
import { getTool } from '@toile/tools';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { useLiveSync } from '../../../lib/event-stream/use-live-sync.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { INSTRUCTION_SETTINGS_KEY } from '../api/instruction-settings.ts';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { ToolInstructions } from './tool-instructions.tsx';

const SETTINGS = 'GET /get-instruction-settings/';
const words = en.instructions;
const TOOL = 'sketch-to-image';
const TOGGLE = `POST /toggle-instruction-settings/${TOOL}/`;

/** A server that stores the tools whose instructions are turned off. */
function fakeSettings(disabled: ToolId[] = [], jobs: unknown[] = []) {
  let disabledInstructions = [...disabled];
  return fakeApi({
    'GET /active-generations/': { body: { jobs } },
    [SETTINGS]: () => ({ body: { disabledInstructions } }),
    [TOGGLE]: () => {
      const isOff = disabledInstructions.includes(TOOL);
      disabledInstructions = isOff
        ? disabledInstructions.filter((one) => one !== TOOL)
        : [...disabledInstructions, TOOL];
      return { body: { disabledInstructions } };
    },
  });
}

function open({ id = TOOL, isFresh = true }: { id?: ToolId; isFresh?: boolean } = {}) {
  const element = <ToolInstructions tool={getTool(id)} owner="ada" isFresh={isFresh} />;
  return renderRoutes([{ path: '/', element }], '/');
}

const KEYS = {
  boards: ['boards'],
  credits: ['credits'],
  generations: ['generations'],
  instructions: INSTRUCTION_SETTINGS_KEY,
  jobs: ['jobs'],
  palettes: ['palettes'],
};

/** Follows the changes of other tabs. */
function Follower() {
  useLiveSync(KEYS);
  return null;
}

const dialog = () => screen.queryByRole('dialog');
const shown = () => screen.findByRole('dialog', { name: 'How Sketch to image works' });
const helpButton = () => screen.findByRole('button', { name: words.open });

/** Waits long enough for the server's answers. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
describe('the instructions of a tool', () => {
  test('open by themselves, with what is accepted, what is not, and the steps', async () => {
    fakeSettings();
    open();
    const screenOf = within(await shown());
    expect(screenOf.getByText(words.captions.cleanLines)).toBeTruthy();
    expect(screenOf.getByText(words.captions.pageAskew)).toBeTruthy();
    expect(screenOf.getByText(words.steps.sourceSketch)).toBeTruthy();
    expect(screenOf.getByText(getTool(TOOL).words.promptHint)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(words.begin);
  });

  test('go on a click in them, beside them, on Begin and on Escape; but not on marked words', async () => {
    fakeSettings();
    open();
    fireEvent.click(within(await shown()).getByText(words.captions.cleanLines));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(async () => expect(document.activeElement).toBe(await helpButton()));
    for (const put of [
      (it: HTMLElement) => fireEvent.click(within(it).getByRole('button', { name: words.begin })),
      (it: HTMLElement) => fireEvent.keyDown(it, { key: 'Escape' }),
    ]) {
      const button = await helpButton();
      button.focus();
      fireEvent.click(button);
      put(await shown());
      await waitFor(() => expect(dialog()).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  });

  test('open once in a browser, in another tab too; and once more when they were turned on', async () => {
    fakeSettings();
    open();
    fireEvent.keyDown(await shown(), { key: 'Escape' });
    cleanup();
    sessionStorage.clear();
    open();
    await helpButton();
    await settle();
    expect(dialog()).toBeNull();
    cleanup();
    const settings = (
      <InstructionsDialog open onClose={() => undefined} returnFocusTo={{ current: null }} />
    );
    renderRoutes([{ path: '/', element: settings }], '/');
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /Sketch to image/ });
    for (const isOn of [false, true]) {
      fireEvent.click(toggle);
      await settle();
      expect(toggle.checked).toBe(isOn);
    }
    cleanup();
    open();
    await shown();
  });

  test.each([
    ['was turned off', [TOOL] as const, []],
    [
      'has a run being made',
      [],
      [
        {
          job_id: 'a',
          ai_model: TOOL,
          prompt: '',
          settings: {},
          total: 4,
          done: 0,
          timestamp: '2026-07-30T10:00:00.000Z',
        },
      ],
    ],
  ])('do not open where a tool %s', async (_what, disabled, jobs) => {
    fakeSettings([...disabled], jobs);
    open();
    await helpButton();
    await settle();
    expect(dialog()).toBeNull();
  });

  test('turned on again in another tab do not open in this one', async () => {
    let disabledInstructions: ToolId[] = [TOOL];
    const calls = fakeApi({
      'GET /active-generations/': { body: { jobs: [] } },
      [SETTINGS]: () => ({ body: { disabledInstructions } }),
    });
    const element = (
      <>
        <Follower />
        <ToolInstructions tool={getTool(TOOL)} owner="ada" isFresh />
      </>
    );
    renderRoutes([{ path: '/', element }], '/');
    await helpButton();
    await settle();
    disabledInstructions = [];
    act(() => announceChange('instructions'));
    await waitFor(() => expect(calls.filter(({ route }) => route === SETTINGS)).toHaveLength(2));
    await settle();
    expect(dialog()).toBeNull();
  });

  test('do not open over work, but when they are asked for', async () => {
    fakeSettings();
    open({ isFresh: false });
    const button = await helpButton();
    await settle();
    expect(dialog()).toBeNull();
    fireEvent.click(button);
    await shown();
  });

  test('of a tool that starts from words alone open when asked for, and cannot be turned off', async () => {
    fakeSettings();
    open({ id: 'create-pattern' });
    const button = await helpButton();
    await settle();
    expect(dialog()).toBeNull();
    fireEvent.click(button);
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(words.captions.lemonWords)).toBeTruthy();
    expect(asked.queryByRole('checkbox')).toBeNull();
  });

  test('can be kept from opening again', async () => {
    const calls = fakeSettings();
    open();
    const never = within(await shown()).getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(never);
    await waitFor(() => expect(never.checked).toBe(true));
    expect(dialog()).not.toBeNull();
    await waitFor(() => expect(calls.some(({ route }) => route === TOGGLE)).toBe(true));
    cleanup();
    localStorage.clear();
    open();
    await helpButton();
    await settle();
    expect(dialog()).toBeNull();
  });
});

describe('the settings', () => {
  const openSettings = () => {
    const element = (
      <InstructionsDialog open onClose={() => undefined} returnFocusTo={{ current: null }} />
    );
    return renderRoutes([{ path: '/', element }], '/');
  };
  const name = 'Show the instructions of Sketch to image';
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name });

  test('have a switch for every tool but the exempt ones, which are named', async () => {
    fakeSettings([TOOL]);
    openSettings();
    expect((await toggle()).checked).toBe(false);
    expect(screen.getAllByRole('switch')).toHaveLength(5);
    expect(screen.getByText(/Create sketch, Create pattern/)).toBeTruthy();
  });

  test('change at once, and are taken back when the server refuses', async () => {
    fakeApi({
      [SETTINGS]: { body: { disabledInstructions: [] } },
      [TOGGLE]: { status: 503, body: { non_field_errors: [en.errors.unavailable] } },
    });
    const { fetch: answered } = globalThis;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.includes('toggle')) await held;
      return answered(path, init);
    });
    openSettings();
    const button = await toggle();
    fireEvent.click(button);
    await waitFor(() => expect(button.checked).toBe(false));
    release();
    await waitFor(() => expect(button.checked).toBe(true));
    expect(await screen.findByText(/stay as they were/)).toBeTruthy();
  });

  test('end as they were chosen, whatever another device has done meanwhile', async () => {
    const answers: ToolId[][] = [[], [TOOL]];
    const calls = fakeApi({
      [SETTINGS]: { body: { disabledInstructions: [] } },
      [TOGGLE]: () => ({ body: { disabledInstructions: answers.shift() ?? [] } }),
    });
    openSettings();
    const button = await toggle();
    fireEvent.click(button);
    await waitFor(() => expect(answers).toEqual([]));
    expect(button.checked).toBe(false);
    expect(calls.filter(({ route }) => route === TOGGLE)).toHaveLength(2);
  });

  test('can be asked for again', async () => {
    const answers = [{ status: 400 }, { body: { disabledInstructions: [] } }];
    fakeApi({ [SETTINGS]: () => answers.shift() ?? { status: 400 } });
    openSettings();
    expect(await screen.findByText(words.loadFailed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.common.retry }));
    await toggle();
  });
});
