import { PICTURE_FIELDS, type PictureField } from '@toile/contract';
import { useEffect, useState } from 'react';
import { findPicture } from '../../../lib/pictures/picture-store.ts';
import { type GivenPictures, listFileIds } from './given-picture.ts';

const NONE: readonly PictureField[] = [];

/** The fields of pictures whose files the browser no longer stores. */
export function useLostFields(
  owner: string,
  pictures: GivenPictures | undefined,
): readonly PictureField[] {
  const [lost, setLost] = useState({ ids: '', fields: NONE });
  const ids = listFileIds(pictures ?? {}).join(' ');
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const fields = await findLost(owner, pictures ?? {});
      if (isCurrent) setLost({ ids, fields });
    };
    if (ids !== '') void look();
    return () => {
      isCurrent = false;
    };
  }, [owner, pictures, ids]);
  return lost.ids === ids ? lost.fields : NONE;
}

async function findLost(owner: string, pictures: GivenPictures): Promise<PictureField[]> {
  const lost: PictureField[] = [];
  for (const field of PICTURE_FIELDS) {
    const picture = pictures[field];
    if (picture?.kind === 'file' && !(await findPicture(owner, picture.fileId))) lost.push(field);
  }
  return lost;
}
