import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { perch } from '../pieces/perch.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_EYES, wear } from '../pieces/wear.ts';

/** Natural colours and marks of a small perching bird. */
export type Plumage = {
  /** Back, head and tail. */
  back: Hex;
  breast?: Hex;
  belly?: Hex;
  cap?: Hex;
  /** Round the beak, to the eye. */
  mask?: Hex;
  cheek?: Hex;
  wing?: Hex;
  /** A band across the wing. */
  bar?: Hex;
  beak?: Hex;
  /** Length of the beak, 1 for a finch's. */
  beakLength?: number;
  hasCrest?: boolean;
  /** A line along the brow. */
  brow?: Hex;
  tail?: keyof typeof TAILS;
  tailColour?: Hex;
};

const BODY = silhouette(
  '52 -50, 58 -38, 57 -20, 52 0, 42 24, 20 44, -8 50, -34 42, -48 26, -40 4, -18 -14, 2 -34, 12 -56, 30 -68, 46 -62',
);
const WING = silhouette('0 -20, 18 -8, 20 12, 4 28, -26 36, -66 44!, -46 22, -24 -6');
const BAR = silhouette('-30 2, -12 20, -4 32, 4 28, -6 10, -22 -10');
const BREAST = silhouette('44 -36, 66 -34, 66 -8, 50 24, 26 46, 6 36, 20 8, 30 -20');
const BELLY = silhouette('56 -4, 40 40, 0 60, -44 44, -10 26, 26 18, 40 0');
const CAP = silhouette('-4 -48, 0 -76, 34 -80, 62 -62, 54 -53, 36 -54, 16 -46');
const MASK = silhouette('66 -62, 66 -26, 46 -24, 36 -40, 46 -56');
const BROW = silhouette('16 -50, 34 -57, 52 -55');
const CREST = silhouette('8 -52, -2 -66, -14 -88!, 14 -78, 40 -64');
const TAILS = {
  plain: tube('-36 28 9, -60 38 9, -92 52 8'),
  cocked: tube('-38 20 8, -58 0 8, -74 -34 7'),
  long: tube('-36 28 9, -60 44 9, -76 76 7'),
};

function drawTrunk(f: Figure, pen: Pen, plumage: Plumage, back: Hex): void {
  const { breast, belly, cap, mask, cheek, brow } = plumage;
  const over = (colour: Hex) => pen.natural(colour);
  edged(f, BODY, { colour: adjust(back, -0.03), tip: adjust(back, 0.04) });
  f.inside(BODY, () => {
    if (belly) f.fill(BELLY, { colour: over(belly) });
    if (breast) f.fill(BREAST, { colour: over(breast), tip: adjust(over(breast), 0.03) });
    if (cheek) f.ball([0.34, -0.4, 0.15], { colour: over(cheek) });
    if (cap) f.fill(CAP, { colour: over(cap) });
    if (mask) f.fill(MASK, { colour: over(mask) });
  });
  if (brow) f.line(BROW, { colour: over(brow), width: 0.045 });
}

function drawWing(f: Figure, pen: Pen, { bar }: Plumage, wing: Hex): void {
  edged(f, WING, { colour: adjust(wing, -0.03), tip: adjust(wing, 0.04), along: -1.9 });
  if (bar) f.inside(WING, () => f.fill(BAR, { colour: tintOver(pen, bar, wing) }));
  if (!f.fine) return;
  for (const y of [12, 20, 28])
    f.line(silhouette(`-2 ${y - 6}, -24 ${y + 4}, -50 ${y + 14}`), {
      colour: adjust(wing, -0.12),
      width: 0.016,
      alpha: 0.7,
    });
}

/** Draws a small bird in profile on a twig. */
function drawSongbird(pen: Pen, radius: number, plumage: Plumage): void {
  const f = figure(pen, radius * 0.9);
  const back = tint(pen, plumage.back);
  const wing = plumage.wing ? tint(pen, plumage.wing) : adjust(back, -0.07);
  const beak = tintOver(pen, plumage.beak ?? '#4a4038', plumage.mask ?? back);
  const reach = 58 + 16 * (plumage.beakLength ?? 1);
  f.at({ flip: pen.rng.chance(0.5), y: 0.02 }, () => {
    const tail = plumage.tailColour ? tint(pen, plumage.tailColour) : adjust(wing, -0.02);
    edged(f, TAILS[plumage.tail ?? 'plain'], { colour: tail });
    perch(f, 0.62);
    for (const x of [4, 16])
      f.line(silhouette(`${x} 44, ${x + 1} 54, ${x + 3} 62`), { colour: '#5b4636', width: 0.03 });
    if (plumage.hasCrest) edged(f, CREST, { colour: adjust(back, -0.02) });
    edged(f, silhouette(`50 -53!, ${reach} -43!, 50 -36!`), { colour: beak });
    drawTrunk(f, pen, plumage, back);
    drawWing(f, pen, plumage, wing);
    eye(f, [0.41, -0.49, 0.042], plumage.mask ? undefined : adjust(back, 0.12));
    wear(f, {
      neck: [0.34, -0.26, 0.3, 0.35],
      head: [0.32, -0.65, 0.2],
      eyes: [[0.41, -0.49, 0.1]],
    });
  });
}

/** A perching bird of this plumage; `words` ask for it. */
export const songbird = (id: string, words: readonly string[], plumage: Plumage): Subject => ({
  id,
  group: 'bird',
  words,
  shows: ['perched', 'perching', 'sitting', 'branch', 'on branch', 'twig'],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => drawSongbird(pen, radius, plumage),
});
