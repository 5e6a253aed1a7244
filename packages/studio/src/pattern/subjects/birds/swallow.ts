import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const STREAMER = silhouette('1 20, 12 38, 18 60, 30 94!, 12 70, 4 48, -2 36');
const WING = silhouette(
  '4 -42, 22 -56, 50 -54, 76 -28, 97 14!, 78 -2, 70 6!, 60 -6, 50 2!, 42 -8, 32 2!, 24 -4, 10 6',
);
const QUILLS = [
  '44 -46, 62 -20, 70 2',
  '34 -46, 50 -22, 52 -2',
  '26 -44, 36 -22, 34 -2',
  '16 -38, 22 -20, 20 -2',
].map(silhouette);
const COVERTS = silhouette('8 -40, 24 -52, 48 -50, 66 -32, 44 -36, 24 -34');
const BODY = tube('0 -70 6, 0 -58 12, 0 -36 15, 0 -4 14, 0 22 8, 0 38 3');
const BREAST = tube('0 -34 3, 0 -14 8, 0 8 7, 0 24 3');
const BEAK = silhouette('-5 -74!, 0 -88!, 5 -74!');

/** A swallow in flight, its back to us. */
export const swallow: Subject = {
  id: 'swallow',
  group: 'bird',
  words: ['swallow', 'swift', 'bird', 'flying bird', 'garden bird'],
  shows: ['fly', 'flying', 'flight', 'swooping', 'soaring', 'gliding', 'diving', 'darting', 'wing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const blue = tint(pen, '#2f4a7c');
    const cream = tintOver(pen, '#f7e6cd', blue);
    const russet = tintOver(pen, '#c4623f', blue);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.fill(STREAMER, { colour: adjust(blue, -0.05), along: Math.PI });
        f.fill(WING, { colour: adjust(blue, 0.02), tip: adjust(blue, -0.06), along: 1.2 });
        f.shade(COVERTS, adjust(blue, 0.16), 0.55);
        if (f.fine)
          for (const quill of QUILLS)
            f.line(quill, { colour: adjust(blue, 0.14), width: 0.016, alpha: 0.8 });
      });
    }
    f.patch(BEAK, '#2b2629');
    f.fill(BODY, { colour: adjust(blue, -0.03), tip: adjust(blue, 0.05) });
    f.fill(BREAST, { colour: cream });
    f.inside(BODY, () =>
      f.fill(silhouette('-16 -74, 16 -74, 12 -58, 0 -46, -12 -58'), { colour: russet }),
    );
    for (const x of [-0.07, 0.07]) f.dot([x, -0.66, 0.022], '#1f1a1c');
  },
};
