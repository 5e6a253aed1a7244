import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { between } from '../../../core/scene/point.ts';
import { CARRIED } from '../poses/carried-words.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

export const handbag: Accessory = {
  id: 'handbag',
  words: ['handbag', 'bag', 'purse', 'structured bag', ...CARRIED],
  place: 'hand',
  draw: (context) => drawBag(context, { wide: 0.34, tall: 0.46, handle: 0.22 }),
};

export const tote: Accessory = {
  id: 'tote',
  words: ['tote', 'tote bag', 'shopper', 'shopping bag'],
  place: 'hand',
  draw: (context) => drawBag(context, { wide: 0.44, tall: 0.78, handle: 0.34 }),
};

type Bag = { wide: number; tall: number; handle: number };

/** A bag in a hand that hangs free; none when no hand does. */
function drawBag(
  { scene, body, colour, hand }: AccessoryContext,
  { wide, tall, handle }: Bag,
): void {
  if (!hand) return;
  const { wrist, fingertips } = body.arm[hand];
  const grip = between(wrist, fingertips, 0.62);
  const at = (u: number, v: number) => [grip[0] + u * body.unit, grip[1] + v * body.unit] as const;
  const pen = scene.on('arm', -20);
  const dark = mix(colour, '#1a1516', 0.4);
  for (const shift of [-0.03, 0.03]) {
    const loop = smoothCurve([
      at(-wide * 0.5 + shift, handle + 0.02),
      at(-wide * 0.32 + shift, 0.02),
      at(shift, -0.03),
      at(wide * 0.32 + shift, 0.02),
      at(wide * 0.5 + shift, handle + 0.02),
    ]);
    pen.stroke('detail', loop, { weight: 2.6, colour: dark, taper: [0, 0] });
  }
  const outline = [
    at(-wide * 0.82, handle),
    at(wide * 0.82, handle),
    at(wide, handle + tall),
    at(-wide, handle + tall),
  ];
  pen.region({
    class: 'accessory',
    part: 'bag',
    colour,
    outlines: [outline],
    shade: [
      [
        at(wide * 0.4, handle),
        at(wide * 0.82, handle),
        at(wide, handle + tall),
        at(wide * 0.5, handle + tall),
      ],
    ],
    reserve: 0.25,
  });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
  pen.stroke(
    'seam',
    [at(-wide * 0.86, handle + tall * 0.32), at(wide * 0.86, handle + tall * 0.32)],
    { weight: 0.9 },
  );
  pen.stroke('detail', [at(-0.03, handle + tall * 0.32), at(0.03, handle + tall * 0.32)], {
    weight: 4,
    colour: '#c9a24e',
    taper: [0, 0],
  });
}
