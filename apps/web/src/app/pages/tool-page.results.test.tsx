import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { describe, expect, test, vi } from 'vitest';
import { awaitDeletion, performDeletions } from '../../lib/deletions/awaited-deletions.ts';
import { announceChange } from '../../lib/event-stream/shared-changes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import {
  deletedImageEvent,
  detailsOf,
  doneEvent,
  generationOf,
  imageEvent,
  largerOf,
  listOf,
  smallerOf,
} from '../../testing/generation-fixtures.ts';
import { ROUTES, setUpToolPage, startRun } from './tool-page.harness.tsx';

const page = setUpToolPage();

describe('the preview', () => {
  test('opens on a tile, goes on by arrows, stops at the ends and closes', async () => {
    const [a, b] = [generationOf('a'), generationOf('b')];
    fakeApi({
      ...ROUTES,
      'GET /get-generation/a/': { body: detailsOf(a) },
      'GET /get-generation/b/': { body: detailsOf(b) },
    });
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), imageEvent(2, 'b'), doneEvent(3, 2, 2));
    fireEvent.click(screen.getByRole('button', { name: 'Open image 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    const position = () => within(dialog).getByText(/^\d of \d$/).textContent;
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(position()).toBe('1 of 2');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(position()).toBe('2 of 2');
    expect(await within(dialog).findByText('184467, image 2')).toBeTruthy();
    expect(within(dialog).getByText('Half-drop')).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('downloads result.png and marks the image', async () => {
    const recent = { body: listOf([generationOf('a')]) };
    const saved = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved(this.download);
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    fakeApi({
      ...ROUTES,
      'GET /fetch-previous-generations': () => recent,
      'POST /download-image/a/': () => {
        recent.body = listOf([generationOf('a', { downloaded: true })]);
        return { body: { downloaded: true, download_url: '/api/images/file-a' } };
      },
      'GET /images/file-a': { body: 'bytes' },
    });
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    fireEvent.click(screen.getByRole('button', { name: /^Download image 1/ }));
    expect(await screen.findByText(en.results.badgeDownloaded)).toBeTruthy();
    expect(saved).toHaveBeenCalledWith('result.png');
  });
});

describe('upscaling', () => {
  async function openPreview(answer: { status?: number; body: unknown }) {
    const recent = { body: listOf([generationOf('a')]) };
    const details = { body: detailsOf(generationOf('a')) };
    const calls = fakeApi({
      ...ROUTES,
      'GET /fetch-previous-generations': () => recent,
      'GET /get-generation/a/': () => details,
      'POST /upscale-image/create-pattern/': () => {
        if (answer.status) return answer;
        details.body = detailsOf(largerOf('a', 'b'));
        recent.body = listOf([smallerOf('b', 'a'), largerOf('a', 'b')]);
        return answer;
      },
      'POST /download-image/b/': { body: { downloaded: true, download_url: '/api/images/file-b' } },
      'GET /images/file-b': { body: 'bytes' },
    });
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    fireEvent.click(screen.getByRole('button', { name: 'Open image 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    const button = within(dialog).getByRole('button', { name: /^Upscale.*2 credits/ });
    fireEvent.click(button);
    fireEvent.click(button);
    return { dialog, button, calls };
  }

  test('asks once, marks the image, and is not offered again', async () => {
    const done = { imageId: 'b', upscaledFromId: 'a', image_url: '/api/images/b' };
    const { dialog, button, calls } = await openPreview({ body: done });
    expect(await within(dialog).findByText(en.results.badgeUpscaled)).toBeTruthy();
    expect(button.hasAttribute('disabled')).toBe(true);
    const asked = calls.filter(({ route }) => route.startsWith('POST /upscale-image/'));
    expect(asked).toHaveLength(1);
  });

  test('gives the larger picture where it was asked for: on the tile, in the preview, to take home', async () => {
    const done = { imageId: 'b', upscaledFromId: 'a', image_url: '/api/images/b' };
    const { dialog, calls } = await openPreview({ body: done });
    const preview = within(dialog);
    expect(await preview.findByRole('button', { name: 'Download 2048 × 2048' })).toBeTruthy();
    const shown = preview.getByRole('img', { name: /^Create pattern, made/ });
    expect(shown.getAttribute('src')).toBe('/api/images/file-b');
    expect(preview.getByText('2048 × 2048 px')).toBeTruthy();
    expect(preview.getByText('Upscaled from 1024 × 1024 px')).toBeTruthy();
    // The original can be downloaded, too, and viewed.
    expect(preview.getByRole('button', { name: 'Original 1024 × 1024' })).toBeTruthy();
    fireEvent.click(preview.getByRole('button', { name: /^Open: Upscaled from this/ }));
    const original = await preview.findByRole('button', { name: 'Download 1024 × 1024' });
    expect(original).toBeTruthy();
    expect(preview.getByRole('button', { name: 'Larger 2048 × 2048' })).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const tile = within(screen.getByRole('list', { name: en.results.gridLabel }));
    const picture = tile.getByRole('img', { name: /^Image 1/ });
    expect(picture.getAttribute('src')).toContain('/api/images/file-b?');
    fireEvent.keyDown(tile.getByRole('button', { name: /^Download image 1/ }), { key: 'Enter' });
    const choices = await tile.findAllByRole('menuitem', { name: /1024|2048/ });
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Download2048 × 2048',
      'Original1024 × 1024',
    ]);
    fireEvent.click(tile.getByRole('menuitem', { name: /2048/ }));
    await waitFor(() =>
      expect(calls.map(({ route }) => route)).toContain('POST /download-image/b/'),
    );
  });

  test('that fails is said, and can be tried again', async () => {
    const { button } = await openPreview({ status: 409, body: { non_field_errors: ['Full'] } });
    expect(await screen.findByText('Failed to upscale image. Full')).toBeTruthy();
    await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

const THANKS_MS = 3000;

/** Holds the end of the thanks back: it comes when it is called, however slow the machine. */
function holdThanks(): () => void {
  const real = globalThis.setTimeout;
  const held: (() => void)[] = [];
  const hold = (run: () => void, ms?: number) => {
    if (ms !== THANKS_MS) return real(run, ms);
    held.push(run);
    return 0;
  };
  // Node's and the browser's timer ids differ in type; nothing reads this one.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return () => act(() => held.forEach((run) => run()));
}

describe('feedback', () => {
  const openPreview = async () => {
    const calls = fakeApi({
      ...ROUTES,
      'GET /get-generation/a/': { body: detailsOf(generationOf('a')) },
      'POST /vote/': { body: { vote_id: '00000000-0000-4000-8000-000000000001' } },
      'POST /undo-vote/': { status: 204 },
    });
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    fireEvent.click(screen.getByRole('button', { name: 'Open image 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    const votes = () => calls.filter(({ route }) => route === 'POST /vote/');
    return { preview: within(dialog), calls, votes };
  };

  test('is thanked for, can be undone and given again', async () => {
    const { preview, calls, votes } = await openPreview();
    holdThanks();
    fireEvent.click(preview.getByRole('button', { name: 'Like' }));
    fireEvent.click(await preview.findByRole('button', { name: 'Undo' }));
    const dislike = () => preview.getByRole('button', { name: 'Dislike' });
    // The buttons are busy while the undo is sent.
    await waitFor(() => expect(dislike().hasAttribute('aria-busy')).toBe(false));
    fireEvent.click(dislike());
    await preview.findByText(en.results.vote.thanks);
    expect(votes()).toHaveLength(2);
    expect(calls.filter(({ route }) => route === 'POST /undo-vote/')).toHaveLength(1);
  });

  test('goes three seconds after it was given', async () => {
    const { preview } = await openPreview();
    const endThanks = holdThanks();
    fireEvent.click(preview.getByRole('button', { name: 'Like' }));
    await preview.findByText(en.results.vote.thanks);
    endThanks();
    expect(preview.queryByText(en.results.vote.thanks)).toBeNull();
    expect(preview.queryByText(en.results.vote.ask)).toBeNull();
  });
});

describe('an image that was deleted since', () => {
  test('leaves a word in its place, and the preview passes it over', async () => {
    fakeApi({
      ...ROUTES,
      'GET /fetch-previous-generations': { body: listOf([generationOf('a'), generationOf('c')]) },
      'GET /get-generation/b/': { status: 404, body: { non_field_errors: ['Not found'] } },
    });
    await startRun();
    const images = ['a', 'b', 'c'].map((id, at) => imageEvent(at + 1, id));
    await sendEvents(page.sources, ...images, doneEvent(4, 3, 1));
    expect(await screen.findByText(en.results.slotDeleted)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open image 2' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Download image 2/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open image 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    expect(within(dialog).getByText('2 of 2')).toBeTruthy();
  });

  test('is asked for once, whatever changes after', async () => {
    const calls = fakeApi({
      ...ROUTES,
      'GET /get-generation/a/': { status: 404, body: { non_field_errors: ['Not found'] } },
    });
    const asked = (route: string) => calls.filter((call) => call.route === route).length;
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    expect(await screen.findByText(en.results.slotDeleted)).toBeTruthy();
    const before = asked('GET /fetch-previous-generations');
    act(() => announceChange('generations'));
    await waitFor(() => expect(asked('GET /fetch-previous-generations')).toBeGreaterThan(before));
    await act(async () => {});
    expect(asked('GET /get-generation/a/')).toBe(1);
    expect(screen.getByText(en.results.slotDeleted)).toBeTruthy();
  });

  test('and that the stream told of is not asked for', async () => {
    const calls = fakeApi(ROUTES);
    await startRun();
    await sendEvents(page.sources, deletedImageEvent(1, 'a'), doneEvent(2, 1, 3));
    expect(await screen.findByText(en.results.slotDeleted)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open image 1' })).toBeNull();
    expect(calls.map(({ route }) => route)).not.toContain('GET /get-generation/a/');
  });

  test('and whose deletion is under way is not asked for either', async () => {
    const calls = fakeApi(ROUTES);
    let end = () => {};
    act(() => {
      awaitDeletion(['a'], () => new Promise<void>((resolve) => (end = resolve)));
    });
    act(() => performDeletions());
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    expect(await screen.findByText(en.results.slotDeleted)).toBeTruthy();
    expect(calls.map(({ route }) => route)).not.toContain('GET /get-generation/a/');
    await act(async () => end());
  });

  test('stays where the server could not say', async () => {
    const calls = fakeApi({ ...ROUTES, 'GET /get-generation/a/': { status: 403, body: {} } });
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    const asked = () => calls.some(({ route }) => route === 'GET /get-generation/a/');
    await waitFor(() => expect(asked()).toBe(true));
    expect(screen.queryByText(en.results.slotDeleted)).toBeNull();
    expect(screen.getByRole('button', { name: 'Open image 1' })).toBeTruthy();
  });
});
