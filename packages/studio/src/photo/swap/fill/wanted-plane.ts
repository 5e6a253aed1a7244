import type { Box } from '../../field/bounds.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import type { Worn } from '../body/worn.ts';
import { NONE } from './nearest-class.ts';
import { wantedBelow } from './wanted-below.ts';

type Plane = {
  worn: Worn;
  hemY: (x: number) => number;
  body: ViewedBody;
  labels: Uint8Array;
  box: Box;
};

/** Labels with which the hole in a box is filled, one a pixel of the mask. */
export function wantedPlane({ body, worn, hemY, labels, box }: Plane): Uint8Array {
  const width = box.right - box.left;
  const wanted = wantedBelow({ body, worn, hemY });
  return labels.map((_, i) => {
    const x = (i % width) + box.left;
    const y = Math.floor(i / width) + box.top;
    if (!worn.mask[y * worn.width + x]) return NONE;
    return wanted(x, y);
  });
}
