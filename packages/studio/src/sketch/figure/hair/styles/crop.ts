import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass, strandColour } from '../lock.ts';
import { hairline, roundEar, skullAt, skullRow } from '../skull.ts';

/** Short and tousled, with a ragged fringe. */
export const crop: Hairstyle = {
  id: 'crop',
  words: ['crop', 'cropped hair', 'short hair', 'pixie', 'pixie cut'],
  who: ['woman', 'man', 'boy'],
  front: (context) => {
    const line = hairline(context, { drop: 0.015, earY: 0.01, isPeaked: false });
    drawMass(
      context,
      [
        ...line,
        ...roundEar(context, 1),
        ...skullRow(context, 0.88, -0.88, 0.05),
        ...roundEar(context, -1).toReversed(),
      ],
      {
        weight: 0.6,
        shade: [side(context, line)],
      },
    );
    drawTufts(context);
  },
};

const side = (context: HairContext, line: Point[]): Point[] => [
  skullAt(context, 0.3, 0.07),
  skullAt(context, 0.95, 0.07),
  ...line.slice(6).toReversed(),
];

function drawTufts(context: HairContext): void {
  const { frame, pen, rng, look } = context;
  const colour = strandColour(look.hair);
  for (let i = 0; i < 17; i += 1) {
    const u = (i / 16) * 2 - 1;
    const row = [
      skullAt(context, u * 0.5 - 0.12, 0.05),
      frame.on(u * 0.22 - 0.03, -0.41 + rng.range(-0.02, 0.02)),
      frame.on(u * 0.27 + 0.03, -0.3 + rng.range(-0.03, 0.03) + Math.abs(u) * 0.05),
      frame.on(u * 0.29 + 0.07, -0.235 + rng.range(-0.04, 0.02) + Math.abs(u) * 0.08),
    ];
    pen.stroke('hair', smoothCurve(row), {
      weight: rng.range(0.7, 1.6),
      colour,
      taper: [0.3, 0.6],
    });
  }
  for (const sign of [-1, 1]) {
    comb(
      context,
      [
        [skullAt(context, sign * 0.55, 0.05), skullAt(context, sign * 0.9, 0.045)],
        [frame.on(sign * 0.25, -0.25), frame.on(sign * 0.315, -0.02)],
      ],
      { count: 6 },
    );
  }
}
