import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const BODY = silhouette(
  '-94 28, -92 0, -70 -8, -54 -12, -34 -44, -20 -50, 22 -50, 38 -42, 56 -12, 84 -4, 96 8, 94 36!, -92 36!',
);
const BAND = silhouette('-96 2!, 98 2!, 98 22!, -96 22!');
const WINDOWS = ['-42 -13!, -28 -38, -6 -40!, -6 -13!', '4 -13!, 4 -40!, 24 -40, 40 -13!'].map(
  silhouette,
);
const STAR = silhouette('0 -11!, 3 -4!, 10 -3!, 5 2!, 7 9!, 0 5!, -7 9!, -5 2!, -10 -3!, -3 -4!');

/** A police car, a light on its roof. */
export const policeCar: Subject = {
  id: 'police car',
  group: 'object',
  words: ['police car', 'police', 'patrol car', 'cop car'],
  shows: ['siren', 'blue light', 'wheel'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#f6f4ee');
    const blue = tintOver(pen, pen.rng.pick(['#2c55a0', '#2a6bb0']), white);
    const glass = tintOver(pen, '#bcd7e2', white);
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      edged(f, silhouette('-18 -50!, -16 -66, 0 -66!, 0 -50!'), { colour: pen.natural('#d8433c') });
      edged(f, silhouette('0 -50!, 0 -66!, 16 -66, 18 -50!'), { colour: pen.natural('#3f7fd0') });
      edged(f, BODY, { colour: adjust(white, -0.05), tip: white });
      f.line([...BODY, BODY[0]], { colour: adjust(white, -0.2), width: 0.02, alpha: 0.8 });
      f.inside(BODY, () => f.fill(BAND, { colour: blue }));
      for (const pane of WINDOWS) edged(f, pane, { colour: glass });
      f.line(silhouette('-1 -12, -1 34'), { colour: adjust(white, -0.22), width: 0.018 });
      f.at({ x: -0.22, y: 0.12 }, () => f.fill(STAR, { colour: pen.natural('#f2c445') }));
      f.ball([0.87, 0.02, 0.055], { colour: pen.natural('#f8e6a6') });
      f.ball([-0.9, 0.02, 0.045], { colour: pen.natural('#d8433c') });
      for (const x of [-0.52, 0.54]) {
        f.ball([x, 0.38, 0.21], { colour: '#2f2b2e', tip: '#242124' });
        f.ball([x, 0.38, 0.11], { colour: '#cfcac4' });
      }
    });
  },
};
