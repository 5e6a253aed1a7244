import type { Hex } from '../../../core/colour.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Arm, Body, Side } from '../body.ts';
import { type HandFrame, handFrameOf } from './hand-frame.ts';
import { drawHangingHand } from './hanging.ts';
import { drawPocketHand } from './in-pocket.ts';
import { drawHipHand } from './on-hip.ts';
import { drawRaisedHand } from './raised.ts';

type Drawing = { draw: (frame: HandFrame) => void; thumb: 'inner' | 'up' };

const HANDS: Record<Arm['hand'], Drawing> = {
  hanging: { draw: drawHangingHand, thumb: 'inner' },
  'on-hip': { draw: drawHipHand, thumb: 'up' },
  'in-pocket': { draw: drawPocketHand, thumb: 'inner' },
  tucked: { draw: () => {}, thumb: 'inner' },
  raised: { draw: drawRaisedHand, thumb: 'inner' },
};

/** Draws the hand of an arm. */
export function drawHand(
  pen: LayerPen,
  body: Body,
  { side, skin }: { side: Side; skin: Hex },
): void {
  const arm = body.arm[side];
  const { draw, thumb } = HANDS[arm.hand];
  const stout = body.kind === 'woman' ? 1 : body.kind === 'man' ? 1.22 : 1.15;
  draw(handFrameOf({ pen, skin, arm, side, stout, thumb }));
}
