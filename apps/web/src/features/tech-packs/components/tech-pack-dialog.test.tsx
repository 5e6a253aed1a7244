import { fireEvent, screen, waitFor } from '@testing-library/react';
import { techPackWords } from '@toile/contract';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { generationOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { takeOffline } from '../../../testing/take-offline.ts';
import { sampleGarment } from '../pages/sample-garment.harness.ts';
import { TechPackDialog } from './tech-pack-dialog.tsx';

const sketch = { ...generationOf('a'), prompt: 'technical flat of a linen shirt, boxy' };
const show = (boardName?: string) =>
  renderScreen(
    <TechPackDialog
      sketches={[sketch]}
      boardName={boardName}
      opener={null}
      onClose={() => undefined}
    />,
  );
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => localStorage.clear());

test('the fields of a known sketch: its name, the base size of its body, and what was kept', async () => {
  localStorage.setItem(
    'toile-tech-pack',
    '{"season":"AW 27","units":"inch","baseSizes":{"man":"52"}}',
  );
  fakeApi({ 'GET /tech-pack/a/': { body: { garments: [sampleGarment] } } });
  show();
  await screen.findByLabelText(/^Base size/);
  expect([valueOf(/^Style name/), valueOf(/^Season/), valueOf(/^Base size/)]).toEqual([
    'Linen shirt',
    'AW 27',
    '38',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Inches' }).checked).toBe(true);
});

test('a sketch of another version says what its page will lack', async () => {
  fakeApi({ 'GET /tech-pack/a/': { body: { garments: [], gap: 'other-version' } } });
  show();
  await screen.findByText(techPackWords.gaps['other-version']);
  expect(screen.queryByLabelText(/^Base size/)).toBeNull();
});

test('what could not be read is asked for again', async () => {
  fakeApi({
    'GET /tech-pack/a/': { status: 422, body: { non_field_errors: ['No'] } },
  });
  show();
  await screen.findByText(techPackWords.failed);
  fakeApi({ 'GET /tech-pack/a/': { body: { garments: [sampleGarment] } } });
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByLabelText(/^Base size/);
  expect(valueOf(/^Base size/)).toBe('38');
});

test('the sketches of a board have no name and no size here; without a connection it waits', async () => {
  fakeApi({});
  show('Spring');
  expect(screen.queryByLabelText(/^Style name/)).toBeNull();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the PDF' });
  expect(save.disabled).toBe(false);
  takeOffline();
  await waitFor(() => expect(save.disabled).toBe(true));
  screen.getByText(techPackWords.offline);
});
