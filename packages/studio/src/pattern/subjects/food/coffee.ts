import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const CUP = silhouette('-40 -46!, 40 -46!, 28 90!, 0 94, -28 90!');
const SLEEVE = silhouette('-37 -14!, 37 -14!, 31 50!, -31 50!');
const LID = silhouette(
  '-46 -46, -44 -58, -36 -60, -32 -74, 0 -78, 32 -74, 36 -60, 44 -58, 46 -46, 0 -40',
);
const BEAN = silhouette('0 -15, 10 -8, 10 8, 0 15, -10 8, -10 -8');

/** A cup of coffee to go. */
export const coffee: Subject = {
  id: 'coffee',
  group: 'food',
  words: ['coffee', 'coffee cup', 'latte', 'cappuccino', 'takeaway coffee', 'cafe'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paper = tintWhite(pen, '#fbf4e6');
    const sleeve = tintOver(pen, '#b5834f', paper);
    const lid = tint(pen, '#5a4238');
    edged(f, CUP, { colour: adjust(paper, -0.1), tip: paper });
    f.inside(CUP, () => {
      edged(f, SLEEVE, { colour: adjust(sleeve, -0.04), tip: sleeve });
      f.shade(silhouette('20 -46!, 40 -46!, 28 92!, 12 92!'), '#3a2a22', 0.14);
    });
    f.at({ y: 0.18, turn: 0.5 }, () => {
      edged(f, BEAN, { colour: tintOver(pen, '#4a2f22', sleeve) });
      f.line(silhouette('1 -13, -3 -2, 3 4, -1 13'), { colour: sleeve, width: 0.026 });
    });
    edged(f, LID, { colour: lid, tip: adjust(lid, 0.08) });
    f.line(silhouette('-40 -56, 0 -52, 40 -56'), { colour: adjust(lid, -0.12), width: 0.022 });
    for (const curl of ['-14 -80, -20 -88, -10 -94, -16 -102', '10 -80, 4 -88, 14 -94, 8 -102'])
      f.line(silhouette(curl), { colour: tint(pen, '#b5b0aa'), width: 0.032, alpha: 0.8 });
  },
};
