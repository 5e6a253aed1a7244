import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { COLOURS_PER_PALETTE, paletteFaultWords, paletteWords } from '@toile/contract';
import { beforeEach, expect, test } from 'vitest';
import { performDeletions } from '../../lib/deletions/awaited-deletions.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { HOUSE_PALETTE } from '../../testing/palette-fixture.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { PalettesPage } from './palettes-page.tsx';

const LIST = 'GET /palettes/';

const open = () => renderRoutes([{ path: '/', element: <PalettesPage /> }], '/');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(paletteWords.fromFile, { selector: 'input' }), {
    target: { files: [file] },
  });

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
});

test('names stand beside hex: the user’s own, else the nearest known one', async () => {
  fakeApi({ [LIST]: { body: { palettes: [HOUSE_PALETTE] } } });
  open();
  const palette = within(await screen.findByRole('article', { name: 'House' }));
  expect(palette.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Brick No. 4#c4673f',
    'cream#f6ecd6',
  ]);
});

test('a palette is made by hex; a doubled click makes one', async () => {
  const calls = fakeApi({
    [LIST]: { body: { palettes: [] } },
    'POST /palettes/': { status: 201, body: { palette: HOUSE_PALETTE } },
  });
  open();
  await screen.findByText('No palettes yet');
  press('New palette');
  press('Make the palette');
  expect(screen.getAllByText(paletteFaultWords.nameRequired).length).toBeGreaterThan(0);
  type('Name', ' House ');
  type('Colour 1 as hex', '#C4673');
  expect(screen.getAllByText(/^Colour 1 needs six digits/).length).toBeGreaterThan(0);
  type('Colour 1 as hex', ' #C4673F');
  type('Name of colour 1', ' Brick No. 4 ');
  press('Add a colour');
  expect(document.activeElement).toBe(screen.getByLabelText('Colour 2 as hex'));
  type('Colour 2 as hex', 'f6ecd6');
  press('Add a colour');
  press('Remove colour 3');
  press('Make the palette');
  press('Make the palette');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const made = calls.filter(({ route }) => route === 'POST /palettes/');
  expect(made.map(({ body }) => JSON.parse(String(body)))).toEqual([
    {
      name: 'House',
      colours: [
        { hex: '#c4673f', name: 'Brick No. 4' },
        { hex: '#f6ecd6', name: '' },
      ],
    },
  ]);
});

test('a refusal is told in the form, which loses nothing', async () => {
  const taken = { status: 409, body: { non_field_errors: [paletteFaultWords.nameTaken] } };
  fakeApi({ [LIST]: { body: { palettes: [HOUSE_PALETTE] } }, 'POST /palettes/house/': taken });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit House' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name of colour 2').placeholder).toBe('cream');
  type('Name', 'Other');
  press('Save');
  expect(await screen.findByText(paletteFaultWords.nameTaken)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Other');
});

test('a file becomes a palette to look at, of as many colours as fit', async () => {
  fakeApi({ [LIST]: { body: { palettes: [HOUSE_PALETTE] } } });
  open();
  await screen.findByText('House');
  const lines = Array.from({ length: 30 }, (_, i) => `${i} 0 0\tRed ${i}`);
  choose(new File([`GIMP Palette\n${lines.join('\n')}`], 'Été 27.gpl'));
  await screen.findByText('The first 24 of 30 colours were taken.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Été 27');
  expect(screen.getAllByLabelText(/^Colour \d+ as hex$/)).toHaveLength(COLOURS_PER_PALETTE);
  expect(screen.getByLabelText<HTMLInputElement>('Name of colour 2').value).toBe('Red 1');
});

test.each([
  ['<svg/>', paletteWords.files.unknown],
  ['GIMP Palette\n1 2', paletteWords.files.broken],
  ['x'.repeat(1_000_001), paletteWords.files.tooLarge],
])('a bad file is refused in a sentence', async (text, sentence) => {
  fakeApi({ [LIST]: { body: { palettes: [] } } });
  open();
  await screen.findByText('No palettes yet');
  choose(new File([text], 'a.gpl'));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

test('a deleted palette is gone at once, comes back by Undo, and is deleted after', async () => {
  const calls = fakeApi({
    [LIST]: { body: { palettes: [HOUSE_PALETTE] } },
    'POST /palettes/house/delete/': { status: 204 },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete House' }));
  expect(screen.getByText('No palettes yet')).toBeTruthy();
  press('Undo');
  press('Delete House');
  const sent = () => calls.filter(({ route }) => route.endsWith('/delete/')).length;
  expect(sent()).toBe(0);
  performDeletions();
  await waitFor(() => expect(sent()).toBe(1));
});
