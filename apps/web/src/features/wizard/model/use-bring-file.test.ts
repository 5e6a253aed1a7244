import { act, renderHook } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { fakePictures } from '../../../testing/fake-pictures.ts';
import { useBringFile } from './use-bring-file.ts';

test('what the browser could not do with a photo is logged and told', async () => {
  fakePictures({ width: 3000, height: 4000 });
  const logged = vi.fn();
  vi.stubGlobal('reportError', logged);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const onPicture = vi.fn();
  const bringing = renderHook(() => useBringFile({ owner: 'ada', fit: 'canvas' }, onPicture));
  const png = Uint8Array.from('\x89PNG\r\n\x1a\n', (character) => character.charCodeAt(0));
  await act(() => bringing.result.current.bring([new File([png], 'photo.png')]));
  expect(bringing.result.current.fault).toBe(en.errors.canvasContext);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: en.errors.canvasContext }),
  );
  expect(onPicture).not.toHaveBeenCalled();
});
