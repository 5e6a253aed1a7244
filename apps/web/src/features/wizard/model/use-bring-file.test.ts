import { act, renderHook } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { findPicture } from '../../../lib/pictures/picture-store.ts';
import { fakePictures } from '../../../testing/fake-pictures.ts';
import type { GivenPicture } from './given-picture.ts';
import { useBringFile } from './use-bring-file.ts';

const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n', (character) => character.charCodeAt(0));

test('a picture outlives its file: what is kept are its bytes', async () => {
  fakePictures({ width: 900, height: 1200 });
  const onPicture = vi.fn<(picture: GivenPicture) => void>();
  const bringing = renderHook(() => useBringFile({ owner: 'ada', fit: 'limits' }, onPicture));
  const file = new File([PNG], 'photo.png', { type: 'image/png' });
  await act(() => bringing.result.current.bring([file]));
  const [picture] = onPicture.mock.lastCall ?? [];
  const kept = await findPicture('ada', picture?.kind === 'file' ? picture.fileId : '');
  expect(kept).toBeInstanceOf(Blob);
  expect(kept).not.toBe(file);
  expect(new Uint8Array((await kept?.arrayBuffer()) ?? [])).toEqual(PNG);
});

test('one that says that a machine made it is never drawn anew: too large, it is refused', async () => {
  fakePictures({ width: 8064, height: 6048 });
  const onPicture = vi.fn();
  const bringing = renderHook(() => useBringFile({ owner: 'ada', fit: 'limits' }, onPicture));
  await act(() => bringing.result.current.bring([new File([PNG, 'DigitalSourceType'], 'a.png')]));
  expect(bringing.result.current.fault).toBe('A picture can have at most 25 megapixels');
  expect(onPicture).not.toHaveBeenCalled();
});

test('what the browser could not do with a photo is logged and told', async () => {
  fakePictures({ width: 3000, height: 4000 });
  const logged = vi.fn();
  vi.stubGlobal('reportError', logged);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const onPicture = vi.fn();
  const bringing = renderHook(() => useBringFile({ owner: 'ada', fit: 'canvas' }, onPicture));
  await act(() => bringing.result.current.bring([new File([PNG], 'photo.png')]));
  expect(bringing.result.current.fault).toBe(en.errors.canvasContext);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: en.errors.canvasContext }),
  );
  expect(onPicture).not.toHaveBeenCalled();
});
