import { useEffect, useState } from 'react';
import { findPicture } from '../../../lib/pictures/picture-store.ts';
import type { GivenPicture } from './given-picture.ts';

/** Width of an output's preview, in pixels. */
const PREVIEW_WIDTH = 1024;

/** Address of a picture: undefined until it is known, null when the picture is no longer stored. */
export function usePictureUrl(
  owner: string,
  picture: GivenPicture | undefined,
): string | null | undefined {
  const fileId = picture?.kind === 'file' ? picture.fileId : undefined;
  const [found, setFound] = useState<{ fileId: string; url: string | null }>();
  useEffect(() => {
    if (fileId === undefined) return;
    let isCurrent = true;
    let url: string | null = null;
    const look = async () => {
      const file = await findPicture(owner, fileId);
      if (!isCurrent) return;
      url = file ? URL.createObjectURL(file) : null;
      setFound({ fileId, url });
    };
    void look();
    return () => {
      isCurrent = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [owner, fileId]);
  if (picture?.kind === 'output') return `${picture.imageUrl}?w=${PREVIEW_WIDTH}`;
  return found?.fileId === fileId ? found?.url : undefined;
}
