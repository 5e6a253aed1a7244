import { fireEvent, screen, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { getTool, SOURCE_EXAMPLES } from '@toile/tools';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { generationOf, listOf } from '../../testing/generation-fixtures.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { Studio } from '../studio.tsx';
import { ROUTES, setUpToolPage } from './tool-page.harness.tsx';

setUpToolPage();

const { source, sources } = en.wizard;
const captions: Record<string, string> = en.instructions.captions;

async function openPhoto(id: 'create-background' | 'swap-garment', made = 0) {
  const recent = Array.from({ length: made }, (_, at) => generationOf(`r${at}`));
  const calls = fakeApi({ ...ROUTES, 'GET /fetch-previous-generations': { body: listOf(recent) } });
  const element = <Studio tool={getTool(id)} owner="ada" />;
  renderRoutes([{ path: '/', element }], '/');
  await screen.findByText(sources.model.ask);
  return calls;
}

const step = () => within(screen.getByRole('region', { name: en.wizard.stepTitles.upload }));

test.each(['create-background', 'swap-garment'] as const)(
  '%s begins with a photo, and shows which are acceptable and which are not',
  async (id) => {
    await openPhoto(id);
    expect(step().getByText(/768 × 1024 pixels or more is best/)).toBeTruthy();
    for (const accepted of [true, false]) {
      const title = accepted ? en.instructions.acceptedTitle : en.instructions.rejectedTitle;
      const row = step().getByRole('heading', { name: title }).closest('section');
      const shown = [...(row?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
      const expected = SOURCE_EXAMPLES.model.filter((one) => one.accepted === accepted);
      expect(shown).toHaveLength(expected.length);
      for (const [at, { words }] of expected.entries()) {
        expect(shown[at]).toContain(captions[words]);
      }
    }
    const inputs = [...document.querySelectorAll('input[type=file]')];
    expect(inputs.every((input) => input.getAttribute('accept')?.includes('image'))).toBe(true);
    expect(step().getByRole('button', { name: en.wizard.next })).toHaveProperty('disabled', true);
    expect(step().getByText(source.missing)).toBeTruthy();
  },
);

test('a previous photo is offered once an image was made', async () => {
  await openPhoto('create-background', 1);
  const previous = await step().findByRole('button', { name: 'Continue with previous photo' });
  fireEvent.click(previous);
  expect(await screen.findByRole('dialog', { name: 'Continue with previous photo' })).toBeTruthy();
});

test('of previous photos those show at first that a model may be on', async () => {
  const calls = await openPhoto('swap-garment', 1);
  fireEvent.click(await step().findByRole('button', { name: 'Continue with previous photo' }));
  const fitting = await screen.findByRole('radio', { name: en.wizard.previous.fitting });
  expect(fitting).toHaveProperty('checked', true);
  await screen.findByRole('button', { name: /^Use:/ });
  const query = calls.findLast((call) => call.query.includes('page_size=12'))?.query;
  expect(new URLSearchParams(query).getAll('ai_model')).toEqual([
    'create-background',
    'swap-garment',
    'sketch-to-image',
  ]);
});
