import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A top hat with its band. */
export const topHat: Subject = {
  id: 'top hat',
  group: 'object',
  words: ['top hat', 'gentleman hat', 'magician hat', 'silk hat'],
  shows: ['band', 'brim'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const silk = tint(pen, pen.rng.pick(['#33333b', '#4a3a5a', '#6a4a3a']));
    const band = tintOver(pen, pen.rng.pick(['#c23b44', '#e0b04a', '#5f9ab0']), silk);
    edged(
      f,
      silhouette(
        '-92 46, -70 36, -40 44, 0 48, 40 44, 70 36, 92 46, 74 66, 36 76, 0 78, -36 76, -74 66',
      ),
      { colour: adjust(silk, -0.02), tip: adjust(silk, 0.07) },
    );
    edged(f, mirrored('0 -74, 58 -74!, 50 -30, 48 20, 50 50, 0 60'), {
      colour: silk,
      tip: adjust(silk, 0.08),
    });
    f.fill(oval(0, -0.74, 0.58, 0.11), { colour: adjust(silk, 0.12) });
    f.patch(mirrored('0 30!, 48 24!, 50 48, 0 58'), band);
    f.gleam(silhouette('-44 -58!, -34 -56!, -34 20!, -40 18!'), 0.25);
  },
};

/** A baseball cap. */
export const baseballCap: Subject = {
  id: 'baseball cap',
  group: 'object',
  words: [
    'baseball cap',
    'trucker cap',
    'snapback',
    'peaked cap',
    'sports cap',
    'baseball hat',
    'trucker hat',
  ],
  shows: ['peak', 'brim'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const cloth = tint(pen, pen.rng.pick(['#3f6fa8', '#c9443f', '#5f8f5a', '#e0a63a']));
    const pale = tintOver(pen, '#f8f0dd', cloth);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(
        f,
        silhouette('-64 26!, -64 -8, -50 -42, -18 -58, 14 -56, 42 -36, 54 -4, 54 26!, 0 34'),
        { colour: cloth, tip: adjust(cloth, 0.06) },
      );
      edged(f, silhouette('6 34!, 8 -4, 24 -44, 42 -36, 54 -4, 54 22, 40 32'), { colour: pale });
      f.line(silhouette('-8 -58, -26 -20, -28 30'), { colour: adjust(cloth, -0.13), width: 0.03 });
      f.fill(silhouette('-12 -58, -6 -66, 4 -66, 8 -57, -2 -55'), { colour: adjust(cloth, -0.08) });
      edged(f, silhouette('2 28, 30 18, 54 14, 80 20, 97 36, 92 44!, 66 36, 36 38, 8 46, -2 38'), {
        colour: adjust(cloth, -0.07),
        tip: cloth,
      });
      f.line(silhouette('10 40, 38 32, 66 29, 90 39'), {
        colour: adjust(cloth, 0.1),
        width: 0.022,
      });
      for (const [x, y] of [
        [-0.4, -0.24],
        [-0.1, -0.3],
      ]) {
        f.dot([x, y, 0.03], adjust(cloth, -0.2));
      }
      f.at({ x: 0.32, y: -0.06 }, () =>
        f.patch(mirrored('0 -17!, 5 -5, 17 -4!, 7 4, 11 16!, 0 9'), tintOver(pen, '#d9574a', pale)),
      );
    });
  },
};

/** A sheriff's star. */
export const sheriffStar: Subject = {
  id: 'sheriff badge',
  group: 'object',
  words: ['sheriff badge', 'sheriff star', 'sheriffs badge', 'marshal badge', 'tin star'],
  shows: ['star'],
  parts: ['star'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const gold = tint(pen, pen.rng.pick(['#d9a63f', '#b9bcc0', '#c98a4a']));
    const star = (outer: number, inner: number) =>
      Array.from({ length: 10 }, (_, i) => {
        const r = i % 2 === 0 ? outer : inner;
        const angle = (i / 10) * TAU;
        return `${Math.sin(angle) * r} ${-Math.cos(angle) * r}!`;
      }).join(', ');
    for (let i = 0; i < 5; i += 1) {
      f.at({ turn: (i / 5) * TAU }, () =>
        f.ball([0, -0.86, 0.11], { colour: gold, tip: adjust(gold, 0.1) }),
      );
    }
    edged(f, silhouette(star(84, 38)), { colour: gold, tip: adjust(gold, 0.08) });
    for (let i = 0; i < 5; i += 1) {
      f.at({ turn: (i / 5) * TAU }, () =>
        f.shade(silhouette('0 0!, 0 -80!, 22 -30!'), '#5a3a10', 0.16),
      );
    }
    f.ball([0, 0, 0.36], { colour: adjust(gold, -0.1) });
    f.ball([0, 0, 0.31], { colour: adjust(gold, 0.06), tip: gold });
    f.at({}, () => f.patch(silhouette(star(24, 10)), tintOver(pen, '#8a4a2f', gold)));
  },
};

/** A hammer crossed with a spanner. */
export const tools: Subject = {
  id: 'tools',
  group: 'object',
  words: [
    'hammer',
    'spanner',
    'wrench',
    'tools',
    'hand tool',
    'hammer and spanner',
    'diy',
    'workshop tool',
    'carpenter tool',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const wood = tint(pen, '#c07f45');
    const steel = tint(pen, '#8f989f');
    const grip = tint(pen, pen.rng.pick(['#d2443f', '#3f8fb0', '#e0a63a']));
    f.at({ turn: -0.72 }, () => {
      edged(f, tube('0 -40 8, 0 20 7, 0 86 9'), { colour: steel, tip: adjust(steel, 0.06) });
      edged(
        f,
        silhouette(
          '-10 -44, -24 -54, -28 -76, -18 -94!, -10 -92, -11 -72, 0 -66, 11 -72, 10 -92, 18 -94!, 28 -76, 24 -54, 10 -44, 0 -40',
        ),
        { colour: steel, tip: adjust(steel, 0.08) },
      );
      edged(f, oval(0, 0.8, 0.19, 0.18), { colour: steel });
      f.dot([0, 0.8, 0.085], pen.ground);
      f.line(silhouette('0 -30, 0 58'), { colour: adjust(steel, -0.13), width: 0.045 });
    });
    f.at({ turn: 0.72 }, () => {
      edged(f, tube('0 -60 6.5, 0 0 6, 0 40 7'), { colour: wood, tip: adjust(wood, 0.06) });
      edged(f, tube('0 34 9, 0 60 10, 0 90 9'), { colour: grip, tip: adjust(grip, 0.06) });
      for (const y of [50, 62, 74])
        f.line(silhouette(`-8 ${y}, 8 ${y}`), { colour: adjust(grip, -0.14), width: 0.03 });
      edged(f, silhouette('-12 -86!, 12 -86!, 14 -56!, -14 -56!'), {
        colour: adjust(steel, -0.07),
      });
      edged(
        f,
        silhouette('12 -82!, 26 -84!, 26 -90!, 42 -90!, 42 -54!, 26 -54!, 26 -60!, 12 -60!'),
        { colour: steel, tip: adjust(steel, 0.08) },
      );
      edged(f, silhouette('-12 -84, -32 -84, -52 -70, -60 -50!, -44 -60, -30 -62, -12 -60'), {
        colour: steel,
        tip: adjust(steel, 0.08),
      });
    });
  },
};
