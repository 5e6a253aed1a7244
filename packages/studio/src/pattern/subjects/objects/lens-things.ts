import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A magnifying glass with a wooden handle. */
export const magnifyingGlass: Subject = {
  id: 'magnifying glass',
  group: 'object',
  words: ['magnifying glass', 'magnifier', 'magnifying lens', 'hand lens', 'loupe'],
  shows: ['lens'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const wood = tint(pen, pen.rng.pick(['#7a4a30', '#8f3f3a', '#3f4a5c']));
    const brass = tint(pen, '#c9973f');
    const glass = tintOver(pen, '#cfe6ea', brass);
    f.at({ x: -0.2, y: -0.24, turn: -0.72 }, () => {
      edged(f, tube('0 74 9, 0 90 12, 0 116 11, 0 132 9'), {
        colour: wood,
        tip: adjust(wood, 0.07),
      });
      f.fill(box(0, 0.69, 0.08, 0.1), { colour: brass });
      f.line(silhouette('-8 66, 8 66'), { colour: adjust(brass, -0.16), width: 0.035 });
      f.gleam(silhouette('-6 88, -2 88, -3 120, -6 120'), 0.3);
    });
    f.ball([-0.2, -0.24, 0.66], { colour: brass });
    f.ball([-0.2, -0.24, 0.54], { colour: glass, tip: adjust(glass, 0.05) });
    f.gleam(silhouette('-58 -26, -48 -52, -22 -64, -36 -48, -46 -20'), 0.75);
    f.gleam(silhouette('16 -2, 22 -18, 18 2, 2 14'), 0.6);
  },
};

/** A telescope on its tripod. */
export const telescope: Subject = {
  id: 'telescope',
  group: 'object',
  words: ['telescope', 'spyglass', 'spy glass', 'stargazing', 'astronomy'],
  shows: ['tripod'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const barrel = tint(pen, pen.rng.pick(['#3f5a8a', '#8f3f3a', '#4f7f78']));
    const brass = tintOver(pen, '#d0a03f', barrel);
    const wood = tint(pen, '#8a5f3c');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const path of ['-2 10, -40 92', '2 10, 4 94', '6 10, 46 90']) {
        f.line(silhouette(path), { colour: wood, width: 0.075 });
      }
      f.line(silhouette('-22 54, 26 54'), { colour: adjust(wood, -0.1), width: 0.04 });
      f.ball([0.02, 0.1, 0.12], { colour: brass });
      f.at({ x: 0.02, y: -0.14, turn: -0.5 }, () => {
        edged(f, box(-0.78, 0, 0.1, 0.08), { colour: adjust(barrel, -0.1) });
        edged(f, box(-0.54, 0, 0.2, 0.12), { colour: brass });
        edged(f, box(-0.14, 0, 0.3, 0.165), { colour: barrel, tip: adjust(barrel, 0.07) });
        edged(f, box(0.42, 0, 0.34, 0.21), { colour: barrel, tip: adjust(barrel, 0.07) });
        for (const [x, tall] of [
          [-0.35, 0.15],
          [0.13, 0.22],
          [0.8, 0.25],
        ]) {
          edged(f, box(x, 0, 0.06, tall), { colour: brass });
        }
        f.gleam(box(0.42, -0.11, 0.26, 0.03), 0.4);
      });
    });
    for (const [x, y, r] of [
      [-0.66, -0.64, 0.14],
      [-0.34, -0.9, 0.09],
    ]) {
      f.at({ x, y }, () =>
        f.fill(
          mirrored(
            `0 ${-r * 100}!, ${r * 26} ${-r * 26}, ${r * 100} 0!, ${r * 26} ${r * 26}, 0 ${r * 100}!`,
          ),
          { colour: tint(pen, '#e9b94a') },
        ),
      );
    }
  },
};

/** A pair of binoculars with their strap. */
export const binoculars: Subject = {
  id: 'binoculars',
  group: 'object',
  words: ['binoculars', 'binocular', 'field glasses', 'opera glasses'],
  shows: ['strap', 'lens'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const body = tint(pen, pen.rng.pick(['#4a4f45', '#7a4f38', '#3f4f66']));
    const metal = tintOver(pen, '#c9a24f', body);
    const glass = tintOver(pen, '#a9d0d9', body);
    f.line(silhouette('-40 -70, -66 -96, -20 -98, 30 -92, 64 -98, 40 -70'), {
      colour: tint(pen, '#9a6a44'),
      width: 0.07,
    });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        edged(f, silhouette('22 -78!, 52 -78!, 54 -52, 52 -46!, 22 -46!'), {
          colour: adjust(body, -0.1),
        });
        f.fill(box(0.37, -0.43, 0.2, 0.05), { colour: metal });
        edged(f, silhouette('14 -40!, 56 -40!, 70 -2, 84 50!, 20 50!, 14 0'), {
          colour: body,
          tip: adjust(body, 0.07),
        });
        f.fill(box(0.52, 0.5, 0.36, 0.06), { colour: metal });
        edged(f, silhouette('17 54!, 87 54!, 86 78, 74 86, 30 86, 18 78'), {
          colour: adjust(body, -0.08),
        });
        f.fill(oval(0.52, 0.77, 0.27, 0.1), { colour: glass, tip: adjust(glass, 0.06) });
        f.gleam(silhouette('28 -30, 36 -32, 40 30, 30 30'), 0.22);
      });
    }
    edged(f, box(0, -0.12, 0.17, 0.1), { colour: adjust(body, 0.1) });
    edged(f, box(0, 0.12, 0.17, 0.07), { colour: adjust(body, 0.1) });
    f.ball([0, -0.34, 0.11], { colour: metal });
  },
};

/** A satellite with its panels and dish. */
export const satellite: Subject = {
  id: 'satellite',
  group: 'object',
  words: ['satellite', 'space satellite', 'orbiter'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const body = tint(pen, pen.rng.pick(['#e0a84a', '#c9ccd0', '#d98a6a']));
    const cell = tintOver(pen, '#3f6fa8', body);
    const steel = tint(pen, '#c9ccd0');
    f.at({ turn: -0.5 }, () => {
      f.line(silhouette('-94 0, 94 0'), { colour: steel, width: 0.06 });
      for (const flip of [false, true]) {
        f.at({ flip }, () => {
          edged(f, silhouette('36 -25!, 96 -25!, 96 25!, 36 25!'), { colour: steel });
          for (const x of [0.46, 0.66, 0.86]) {
            for (const y of [-0.115, 0.115]) f.fill(box(x, y, 0.082, 0.095), { colour: cell });
          }
        });
      }
      edged(f, box(0, 0, 0.24, 0.34), { colour: body, tip: adjust(body, 0.06) });
      f.line(silhouette('-23 -12, 23 -12'), { colour: adjust(body, -0.15), width: 0.035 });
      f.line(silhouette('-23 14, 23 14'), { colour: adjust(body, -0.15), width: 0.035 });
      f.ball([0, 0, 0.08], { colour: cell });
      f.line(silhouette('0 -34, 0 -70'), { colour: steel, width: 0.045 });
      edged(f, mirrored('0 -44, 18 -48, 36 -64!, 0 -58'), { colour: steel });
      f.ball([0, -0.76, 0.065], { colour: tint(pen, '#d9574a') });
      f.line(silhouette('-10 34, -14 58'), { colour: steel, width: 0.04 });
      f.line(silhouette('10 34, 14 58'), { colour: steel, width: 0.04 });
    });
  },
};
