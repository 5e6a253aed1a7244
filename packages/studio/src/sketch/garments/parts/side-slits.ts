import type { DressContext } from '../garment.ts';
import type { SideSlits } from './bodice/cut.ts';
import { createCut } from './bodice/cut.ts';
import { clothRegion, undersideOf } from './skirt-cloth.ts';
import type { TopOptions } from './top-options.ts';
import { roomOf } from './top-room.ts';

/** The back of a garment with slit sides, behind the legs: its inside. */
export function drawBackPanel(
  context: DressContext,
  options: TopOptions & { slits: SideSlits },
): void {
  const { body, piece, scene } = context;
  if (body.isBack) return;
  const cut = createCut(body, { ...options, slits: undefined, room: roomOf(context, options) });
  const { seam, hem, unit } = cut;
  const raised = hem.map(([x, y]): [number, number] => [x, y - unit * 0.06]);
  const pen = scene.on('garment-behind', 3);
  pen.region({
    ...clothRegion(context, {
      part: 'back panel',
      outline: [...seam.left, ...raised, ...seam.right.toReversed()],
      reserve: 0,
    }),
    colour: undersideOf(piece),
  });
  pen.stroke('contour', raised, { weight: 0.8 });
  for (const side of options.slits.sides) {
    const edge = seam[side].filter(([, y]) => y > options.slits.fromY);
    pen.stroke('contour', edge, { weight: 0.9, isShadowSide: side === 'right' });
  }
}
