import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en, type Generation, type GenerationDetails } from '@toile/contract';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { detailsOf, generationOf, largerOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { PreviewOverlay } from './preview-overlay.tsx';

const SKETCH = {
  field: 'source_image',
  image_url: '/api/images/sketch',
  thumbnail_url: '/api/images/sketch?w=512',
  width: 600,
  height: 900,
  output_image_id: null,
} as const;

/** Answers for each output's details, with changes to some. */
function routesOf(outputs: Record<string, Partial<GenerationDetails>>) {
  return Object.fromEntries(
    Object.entries(outputs).map(([id, changes]) => {
      const { generation_data } = detailsOf(generationOf(id));
      return [
        `GET /get-generation/${id}/`,
        { body: { generation_data: { ...generation_data, ...changes } } },
      ];
    }),
  );
}

type Lists = { first: Generation[]; later: Generation[] };

function Table({ first, later }: Lists) {
  const [generations, setGenerations] = useState(first);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      {generations.map(({ output_image_id: id }) => (
        <button key={id} type="button" onClick={() => setOpenId(id)}>
          {`tile ${id}`}
        </button>
      ))}
      <button type="button" onClick={() => setGenerations(later)}>
        Later
      </button>
      <PreviewOverlay generations={generations} openId={openId} onChange={setOpenId} />
    </>
  );
}

async function open(first: Generation[], id = 'a', later = first) {
  renderScreen(<Table first={first} later={later} />);
  const tile = screen.getByRole('button', { name: `tile ${id}` });
  tile.focus();
  fireEvent.click(tile);
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  return { tile, dialog, preview: within(dialog) };
}

test('closing gives the focus back to the tile that opened it', async () => {
  fakeApi(routesOf({ a: {}, b: {} }));
  const { tile, dialog } = await open([generationOf('a'), generationOf('b')]);
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(tile);
});

test('a step shows the next picture’s own small version until it is there', async () => {
  fakeApi(routesOf({ a: {}, b: {} }));
  const { dialog, preview } = await open([generationOf('a'), generationOf('b')]);
  const picture = () => preview.getByRole('img', { name: /^Create pattern, made/ });
  fireEvent.load(picture());
  expect(picture().parentElement?.getAttribute('aria-busy')).toBe('false');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(picture().getAttribute('src')).toBe('/api/images/file-b');
  expect(picture().parentElement?.getAttribute('aria-busy')).toBe('true');
  expect(picture().parentElement?.style.backgroundImage).toContain('file-b?w=512');
});

test('fetches its neighbours', async () => {
  const calls = fakeApi(routesOf({ a: {}, b: {}, c: {} }));
  const { dialog } = await open([generationOf('a'), generationOf('b'), generationOf('c')], 'b');
  const fetched = [...dialog.querySelectorAll<HTMLImageElement>('img[hidden]')];
  expect(fetched.map((image) => image.getAttribute('src'))).toEqual([
    '/api/images/file-c',
    '/api/images/file-a',
  ]);
  await waitFor(() =>
    expect(calls.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['GET /get-generation/a/', 'GET /get-generation/c/']),
    ),
  );
});

test('a result of a source is compared with it, by keys too', async () => {
  fakeApi(routesOf({ a: { inputs: [SKETCH] }, b: { inputs: [SKETCH] } }));
  const { preview } = await open([generationOf('a'), generationOf('b')]);
  fireEvent.click(await preview.findByRole('button', { name: en.results.preview.compare }));
  const before = preview.getByRole('img', { name: en.results.preview.sourceAlt });
  expect(before.getAttribute('src')).toBe(SKETCH.image_url);
  const slider = preview.getByRole<HTMLInputElement>('slider', {
    name: en.results.preview.divider,
  });
  const value = () => slider.value;
  expect(value()).toBe('50');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(value()).toBe('52');
  fireEvent.keyDown(slider, { key: 'End' });
  expect(value()).toBe('100');
  // The slider's arrow keys did not change the picture; elsewhere in the preview they do, and it is still compared.
  expect(preview.getByText('1 of 2')).toBeTruthy();
  fireEvent.click(preview.getByRole('button', { name: 'Next image' }));
  expect(await preview.findByRole('slider')).toBeTruthy();
  expect(preview.getByText('2 of 2')).toBeTruthy();
});

test('a source that does not come is said to be gone', async () => {
  fakeApi(routesOf({ a: { inputs: [SKETCH] } }));
  const { preview } = await open([generationOf('a')]);
  fireEvent.click(await preview.findByRole('button', { name: en.results.preview.compare }));
  fireEvent.error(preview.getByRole('img', { name: en.results.preview.sourceAlt }));
  expect(preview.getByText(en.results.preview.beforeGone)).toBeTruthy();
  expect(preview.queryByRole('slider')).toBeNull();
});

test('of an upload that is no longer kept the details say so, and where to bring it again', async () => {
  const gone = { ...SKETCH, gone: true as const };
  fakeApi(routesOf({ a: { inputs: [gone] } }));
  const { preview } = await open([generationOf('a', { type: 'sketch-to-image' })]);
  expect(await preview.findByText(en.results.preview.uploadGone)).toBeTruthy();
  const link = preview.getByRole('link', { name: 'Open Sketch to image' });
  expect(link.getAttribute('href')).toBe('/sketch-to-image/');
  expect(preview.queryByRole('button', { name: en.results.preview.compare })).toBeNull();
  expect(preview.queryByRole('button', { name: /^Vary/ })).toBeNull();
  expect(preview.queryByRole('img', { name: en.results.preview.madeFromAlt })).toBeNull();
});

test('an upscaled picture is compared with the smaller one, unless that was deleted', async () => {
  const large = generationOf('b', { upscaled: true, upscaled_from_id: 'a' });
  const orphan = generationOf('c', { upscaled: true, upscaled_from_id: 'x' });
  fakeApi(
    routesOf({
      a: {},
      b: { upscaled_from_id: 'a', lineage: ['a'] },
      c: { upscaled_from_id: 'x', lineage: [] },
    }),
  );
  const { preview } = await open([large, orphan], 'b');
  fireEvent.click(await preview.findByRole('button', { name: en.results.preview.compare }));
  const before = await preview.findByRole('img', { name: en.results.preview.sourceAlt });
  expect(before.getAttribute('src')).toBe('/api/images/file-a');
  fireEvent.click(preview.getByRole('button', { name: 'Next image' }));
  expect(await preview.findByText(en.results.preview.beforeGone)).toBeTruthy();
});

test('earlier versions can be walked to and come back from', async () => {
  fakeApi(routesOf({ b: { lineage: ['a'] }, a: { prompt: 'the first one' } }));
  const { preview } = await open([generationOf('b')], 'b');
  fireEvent.click(await preview.findByRole('button', { name: /^Open: Varied from this/ }));
  expect(await preview.findByText('the first one')).toBeTruthy();
  expect(preview.queryByRole('button', { name: 'Next image' })).toBeNull();
  fireEvent.click(preview.getByRole('button', { name: 'Back to image 1' }));
  expect(await preview.findByText('indigo ikat')).toBeTruthy();
});

test('an image of words alone that was made larger is compared with its original', async () => {
  fakeApi(routesOf({ a: { ...largerOf('a', 'b') } }));
  const { preview } = await open([largerOf('a', 'b')]);
  const picture = preview.getByRole('img', { name: /^Create pattern, made/ });
  expect(picture.getAttribute('src')).toBe('/api/images/file-b');
  fireEvent.click(await preview.findByRole('button', { name: en.results.preview.compare }));
  const before = preview.getByRole('img', { name: en.results.preview.sourceAlt });
  expect(before.getAttribute('src')).toBe('/api/images/file-a');
});

test('a larger picture says so when its original was deleted', async () => {
  const orphan = generationOf('b', { upscaled: true, upscaled_from_id: 'a' });
  fakeApi(routesOf({ b: orphan }));
  const { preview } = await open([orphan], 'b');
  expect(preview.getByText(en.results.preview.upscaledFromGone)).toBeTruthy();
  expect(preview.getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('stays open when its picture is pushed off the list', async () => {
  fakeApi(routesOf({ a: { downloaded: true }, b: {}, c: {} }));
  const later = [generationOf('c'), generationOf('a')];
  const { preview } = await open([generationOf('a'), generationOf('b')], 'b', later);
  fireEvent.click(screen.getByText('Later'));
  expect(preview.getByText('2 of 2')).toBeTruthy();
  fireEvent.click(preview.getByRole('button', { name: 'Previous image' }));
  expect(preview.getByText('2 of 2')).toBeTruthy();
  fireEvent.click(preview.getByRole('button', { name: 'Previous image' }));
  expect(preview.getByText('1 of 2')).toBeTruthy();
});

test('says of an output that was deleted elsewhere that it is gone', async () => {
  fakeApi({ 'GET /get-generation/a/': { status: 404, body: { non_field_errors: ['Not found'] } } });
  const { preview } = await open([generationOf('a')]);
  expect(await preview.findByText(en.results.imageGone)).toBeTruthy();
  expect(preview.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('prompt and seed are copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  fakeApi(routesOf({ a: {} }));
  const { preview } = await open([generationOf('a')]);
  fireEvent.click(await preview.findByRole('button', { name: en.results.preview.copyPrompt }));
  expect(await screen.findByText('Prompt copied to clipboard')).toBeTruthy();
  fireEvent.click(preview.getByRole('button', { name: en.results.preview.copySeed }));
  expect(await screen.findByText(en.results.preview.seedCopied)).toBeTruthy();
  expect(writeText.mock.calls).toEqual([['indigo ikat'], ['184467']]);
});
