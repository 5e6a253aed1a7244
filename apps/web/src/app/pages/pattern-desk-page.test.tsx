import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en, patternDeskWords } from '@toile/contract';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { detailsOf, generationOf } from '../../testing/generation-fixtures.ts';
import { api, button, FakeWorker, openDesk, pattern } from './pattern-desk-page.harness.tsx';

const { colours, print } = patternDeskWords;

describe('the desk', () => {
  test('tells the repeat, the seam and the colours', async () => {
    fakeApi(api);
    openDesk();
    await screen.findByRole('heading', { level: 1, name: 'Pattern desk' });
    expect(screen.getByText('“indigo ikat”')).toBeTruthy();
    expect(screen.getByText('Half-drop repeat')).toBeTruthy();
    expect(screen.getByText('Seamless')).toBeTruthy();
    expect(screen.getByText(/across the join: 2 of 255/).closest('details')?.open).toBe(false);
    expect(await screen.findByLabelText(/^Colour 1: #f7edd7\. 70 % /)).toBeTruthy();
    expect(button(colours.save).disabled).toBe(true);
  });

  test('says when other colours could not be shown, and tries again', async () => {
    fakeApi(api);
    openDesk();
    const first = await screen.findByLabelText('Colour 1 as hex');
    const [before] = FakeWorker.all.splice(0);
    before?.dispatchEvent(new Event('error'));
    expect(await screen.findByText(colours.notShown)).toBeTruthy();
    fireEvent.change(first, { target: { value: '#c02030' } });
    fireEvent.click(button(en.common.retry));
    await waitFor(() => expect(screen.queryByText(colours.notShown)).toBeNull());
    expect(await screen.findByLabelText(/^Colour 1: #c02030/)).toBeTruthy();
    expect(FakeWorker.all).toHaveLength(1);
    await waitFor(() => expect(FakeWorker.all[0]?.coloured).toEqual(['#c02030', '#203060']));
  });

  test('a palette of the user’s own goes on it, light for light', async () => {
    fakeApi(api);
    openDesk();
    fireEvent.click(await screen.findByRole('button', { name: 'House' }));
    expect(screen.getByLabelText<HTMLInputElement>('Colour 1 as hex').value).toBe('#f6ecd6');
    expect(screen.getByLabelText<HTMLInputElement>('Colour 2 as hex').value).toBe('#c4673f');
    expect(button(colours.save).disabled).toBe(false);
  });

  test('a colour is changed, saved once and exported as saved', async () => {
    let sent: unknown;
    const asked: string[] = [];
    fakeApi({
      ...api,
      'POST /recolour-pattern/a/': (request: { body?: unknown }) => {
        sent = request;
        return { body: generationOf('b') };
      },
    });
    openDesk();
    const hex = await screen.findByLabelText('Colour 2 as hex');
    fireEvent.change(hex, { target: { value: 'C0203' } });
    expect(hex.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe(colours.hexFault);
    fireEvent.change(hex, { target: { value: 'C02030' } });
    expect(await screen.findByLabelText(/^Colour 2: #c02030/)).toBeTruthy();
    expect(screen.getAllByText(print.unsaved)).toHaveLength(2);
    expect(button(print.export).disabled).toBe(true);
    fireEvent.click(button(colours.save));
    expect(await screen.findByText(new RegExp(colours.savedNote))).toBeTruthy();
    const link = screen.getByRole('link', { name: colours.savedOpen });
    expect(link.getAttribute('href')).toBe('/pattern-desk/b');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(JSON.stringify(sent)).toContain('c02030');
    expect(button(colours.save).disabled).toBe(true);

    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response('file', {
        headers: { 'content-disposition': 'attachment; filename=x.png' },
      });
    });
    fireEvent.click(button(print.export));
    expect(await screen.findByText('Saved as x.png')).toBeTruthy();
    expect(asked).toEqual(['/api/export-image/b/?format=png&repeat_cm=32&tiles=1']);
  });

  test('a saved colourway is the one on the desk, until the pattern’s own is chosen', async () => {
    const saved = generationOf('b');
    let stored = [pattern];
    fakeApi({
      ...api,
      'GET /colourways/a/': () => ({ body: { generation_data: stored } }),
      'POST /recolour-pattern/a/': () => {
        stored = [pattern, saved];
        return { body: saved };
      },
    });
    openDesk();
    fireEvent.change(await screen.findByLabelText('Colour 2 as hex'), {
      target: { value: '#c02030' },
    });
    fireEvent.click(button(colours.save));
    const current = await screen.findByRole('link', { current: 'page' });
    expect(current.getAttribute('href')).toBe('/pattern-desk/b');
    const [own] = screen.getAllByRole('link');
    if (own) fireEvent.click(own);
    expect(screen.getByLabelText(/^Colour 2: #203060/)).toBeTruthy();
    const now = screen.getByRole('link', { current: 'page' });
    expect(now.getAttribute('href')).toBe('/pattern-desk/a');
  });

  test('ready-made colours and the way back', async () => {
    fakeApi(api);
    openDesk();
    fireEvent.click(await screen.findByRole('button', { name: colours.ready.rotate }));
    expect(screen.getByLabelText(/^Colour 1: #203060/)).toBeTruthy();
    fireEvent.click(button('Reset colour 1'));
    expect(screen.getByLabelText(/^Colour 1: #f7edd7/)).toBeTruthy();
    fireEvent.click(button(colours.reset));
    expect(screen.getByLabelText(/^Colour 2: #203060/)).toBeTruthy();
    expect(button(colours.save).disabled).toBe(true);
  });

  test('colours go back and forth, by buttons and by keys', async () => {
    fakeApi(api);
    openDesk();
    fireEvent.click(await screen.findByRole('button', { name: colours.ready.rotate }));
    expect(button(colours.stepForth).disabled).toBe(true);
    fireEvent.click(button(colours.stepBack));
    expect(screen.getByLabelText(/^Colour 1: #f7edd7/)).toBeTruthy();
    expect(button(colours.stepBack).disabled).toBe(true);
    fireEvent.click(button(colours.stepForth));
    expect(screen.getByLabelText(/^Colour 1: #203060/)).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(screen.getByLabelText(/^Colour 1: #f7edd7/)).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Z', metaKey: true, shiftKey: true });
    expect(screen.getByLabelText(/^Colour 1: #203060/)).toBeTruthy();
    // A text that is being typed keeps its own steps.
    fireEvent.keyDown(screen.getByLabelText('Colour 1 as hex'), { key: 'z', ctrlKey: true });
    expect(screen.getByLabelText(/^Colour 1: #203060/)).toBeTruthy();
  });

  test('says how fine the print will be', async () => {
    fakeApi(api);
    openDesk();
    const width = await screen.findByLabelText(print.width);
    const panel = within(screen.getByRole('region', { name: print.title }));
    expect(panel.getByText('81 dpi').parentElement?.textContent).toBe('Soft 81 dpi');
    expect(panel.getByText(/This will print soft/)).toBeTruthy();
    fireEvent.change(width, { target: { value: '10' } });
    expect(panel.getByText('260 dpi').parentElement?.textContent).toBe('Good 260 dpi');
    expect(panel.queryByText(/print soft/)).toBeNull();
    fireEvent.change(width, { target: { value: '0' } });
    expect(panel.getByText('From 1 to 200 cm')).toBeTruthy();
    expect(button(print.export).disabled).toBe(true);
    fireEvent.change(width, { target: { value: '-5' } });
    fireEvent.blur(width);
    expect(width).toHaveProperty('value', '10');
    expect(panel.getByText('From 1 to 200 cm')).toBeTruthy();
    fireEvent.change(width, { target: { value: '200' } });
    expect(panel.queryByText('From 1 to 200 cm')).toBeNull();
    fireEvent.click(panel.getByLabelText('300 dpi'));
    expect(panel.getByText(/too many for a file/)).toBeTruthy();
  });
});

test('a picture that is absent, or somebody else’s, is not found', async () => {
  fakeApi({ 'GET /get-generation/x/': { status: 404, body: { non_field_errors: ['Not found'] } } });
  openDesk('/pattern-desk/x');
  expect(await screen.findByRole('heading', { name: en.common.notFound.title })).toBeTruthy();
});

test('a picture that does not repeat has no desk', async () => {
  fakeApi({
    'GET /get-generation/a/': { body: detailsOf(generationOf('a', { type: 'create-sketch' })) },
  });
  openDesk();
  expect(await screen.findByText(patternDeskWords.notTiled)).toBeTruthy();
});

test('a failure can be tried again', async () => {
  let isBroken = true;
  fakeApi({
    ...api,
    'GET /get-generation/a/': () =>
      isBroken ? { status: 400, body: {} } : { body: detailsOf(pattern) },
  });
  openDesk();
  await screen.findByText(patternDeskWords.failed);
  isBroken = false;
  fireEvent.click(button('Try again'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pattern desk' })).toBeTruthy();
});
