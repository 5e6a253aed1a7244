import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A boxy home computer with its keyboard. */
export const computer: Subject = {
  id: 'computer',
  group: 'object',
  words: [
    'computer',
    'retro computer',
    'desktop computer',
    'home computer',
    'vintage computer',
    'computer screen',
    'old computer',
    'personal computer',
  ],
  shows: ['screen', 'keyboard', 'monitor'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.87);
    const shell = tint(pen, pen.rng.pick(['#d9cbb0', '#e5a3a0', '#9fc4bd', '#c3b3d9']));
    const screen = tintOver(pen, '#2f4a52', shell);
    const glow = tintOver(pen, '#8fd9a8', screen);
    edged(f, box(0, -0.3, 0.74, 0.62), { colour: shell, tip: adjust(shell, 0.05) });
    f.fill(box(0, -0.4, 0.6, 0.43), { colour: adjust(shell, -0.12) });
    f.fill(mirrored('0 -78, 46 -77, 53 -70, 54 -40, 53 -10, 46 -4, 0 -3'), { colour: screen });
    f.line(silhouette('-38 -60, -30 -54, -38 -48'), { colour: glow, width: 0.04 });
    f.line(silhouette('-24 -48, -12 -48'), { colour: glow, width: 0.04 });
    f.line(silhouette('-38 -30, 6 -30'), { colour: glow, width: 0.035, alpha: 0.75 });
    f.line(silhouette('-38 -19, 22 -19'), { colour: glow, width: 0.035, alpha: 0.75 });
    f.patch(
      mirrored('0 -46, 8 -54, 16 -46, 11 -36, 0 -27!').map(([x, y]) => [x + 0.34, y]),
      glow,
    );
    f.gleam(silhouette('18 -74, 40 -73, 0 -8, -16 -8'), 0.14);
    f.line(silhouette('20 18, 54 18'), { colour: adjust(shell, -0.3), width: 0.04 });
    f.dot([-0.52, 0.18, 0.045], tintOver(pen, '#d9574a', shell));
    f.fill(silhouette('-30 31!, 30 31!, 38 46!, -38 46!'), { colour: adjust(shell, -0.16) });
    edged(f, mirrored('0 48!, 76 48!, 92 88!, 0 88!'), { colour: shell, tip: adjust(shell, 0.05) });
    for (const [y, count, gap] of [
      [0.55, 9, 0.148],
      [0.66, 9, 0.158],
    ]) {
      for (let i = 0; i < count; i += 1) {
        f.patch(box((i - (count - 1) / 2) * gap, y, 0.052, 0.035), adjust(shell, -0.22));
      }
    }
    f.patch(box(0, 0.78, 0.38, 0.035), adjust(shell, -0.22));
  },
};

/** An open laptop. */
export const laptop: Subject = {
  id: 'laptop',
  group: 'object',
  words: ['laptop', 'laptop computer', 'notebook computer'],
  shows: ['screen', 'keyboard'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const shell = tint(pen, pen.rng.pick(['#8a93a3', '#d99a9c', '#6fa39a', '#c9a35a']));
    const screen = tintOver(pen, '#f2d9c9', shell);
    edged(f, box(0, -0.22, 0.68, 0.5), { colour: shell, tip: adjust(shell, 0.05) });
    const panel = silhouette('-60 -65!, 60 -65!, 60 20!, -60 20!');
    f.fill(panel, { colour: screen, tip: screen });
    f.inside(panel, () => {
      f.ball([0.26, -0.26, 0.2], { colour: tintOver(pen, '#f0b04a', screen) });
      f.fill(silhouette('-64 24!, -64 -8, -40 -28, -14 -4, 6 -14, 40 10, 66 2, 66 24!'), {
        colour: tintOver(pen, '#5f9a94', screen),
      });
      f.fill(silhouette('-64 24!, -64 12, -30 2, 10 14, 66 14, 66 24!'), {
        colour: tintOver(pen, '#3f6f7a', screen),
      });
    });
    f.dot([0, -0.685, 0.015], adjust(shell, -0.3));
    f.gleam(silhouette('-60 -64!, -30 -64!, -52 18!, -60 18!'), 0.2);
    edged(f, mirrored('0 28!, 70 28!, 94 66!, 0 66!'), { colour: adjust(shell, 0.06) });
    for (const [y, half] of [
      [0.35, 0.6],
      [0.42, 0.645],
      [0.49, 0.69],
    ]) {
      const keys = 11;
      for (let i = 0; i < keys; i += 1) {
        f.patch(box(((i - 5) / 5) * half, y, half / 14, 0.024), adjust(shell, -0.2));
      }
    }
    f.patch(box(0, 0.59, 0.2, 0.04), adjust(shell, -0.06));
    edged(f, mirrored('0 66!, 94 66!, 90 74, 84 76, 0 76'), { colour: adjust(shell, -0.1) });
  },
};

/** A gamepad with its cross, its buttons and two sticks. */
export const gameController: Subject = {
  id: 'game controller',
  group: 'object',
  words: [
    'game controller',
    'gamepad',
    'game pad',
    'video game',
    'video game controller',
    'gaming',
    'gaming controller',
    'console controller',
    'games controller',
    'controller pad',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shell = tint(pen, pen.rng.pick(['#5f6fa8', '#d9645a', '#4f9a92', '#3f424c']));
    const dark = tintOver(pen, '#2b2d36', shell);
    for (const x of [-0.54, 0.54])
      f.fill(box(x, -0.44, 0.18, 0.1), { colour: adjust(shell, -0.14) });
    edged(
      f,
      mirrored('0 -38, 30 -38, 44 -46, 68 -42, 84 -14, 96 34, 90 58, 74 60, 58 40, 42 22, 0 20'),
      { colour: shell, tip: adjust(shell, 0.07) },
    );
    f.patch(box(-0.54, -0.14, 0.065, 0.19), dark);
    f.patch(box(-0.54, -0.14, 0.19, 0.065), dark);
    for (const [x, y, colour] of [
      [0.54, -0.29, '#f2c84a'],
      [0.69, -0.14, '#e0574f'],
      [0.54, 0.01, '#6fbf8a'],
      [0.39, -0.14, '#5fb0d9'],
    ] as const) {
      f.ball([x, y, 0.075], { colour: tintOver(pen, colour, shell) });
    }
    for (const x of [-0.24, 0.24]) {
      f.ball([x, 0.06, 0.16], { colour: dark });
      f.ball([x, 0.05, 0.105], { colour: adjust(dark, 0.16) });
    }
    for (const x of [-0.09, 0.09]) f.patch(box(x, -0.2, 0.055, 0.025), dark);
    f.gleam(silhouette('-70 -34, -48 -38, -30 -31, -60 -26, -80 0'), 0.28);
  },
};

/** An arcade joystick on its base. */
export const joystick: Subject = {
  id: 'joystick',
  group: 'object',
  words: ['joystick', 'joy stick', 'arcade joystick', 'arcade game'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.9);
    const base = tint(pen, pen.rng.pick(['#3f424c', '#5f6fa8', '#7a5a9a']));
    const red = tintOver(pen, '#d9443f', base);
    f.at({ y: 0.24, turn: 0.18 }, () => {
      f.line(silhouette('0 0, 0 -78'), { colour: tint(pen, '#a9adb3'), width: 0.12 });
      f.ball([0, -0.86, 0.27], { colour: red, tip: adjust(red, -0.07) });
      f.gleam(silhouette('-16 -94, -6 -104, 0 -98, -10 -86'), 0.6);
    });
    edged(f, mirrored('0 16, 24 18, 34 34, 0 40'), { colour: adjust(base, 0.2) });
    edged(f, mirrored('0 28!, 66 28!, 84 62!, 0 62!'), { colour: base, tip: adjust(base, 0.07) });
    edged(f, mirrored('0 62!, 84 62!, 84 86, 76 92, 0 92'), { colour: adjust(base, -0.09) });
    f.fill(oval(0.5, 0.45, 0.15, 0.08), { colour: adjust(red, -0.1) });
    f.fill(oval(0.5, 0.42, 0.13, 0.065), { colour: red });
    f.fill(oval(-0.5, 0.45, 0.15, 0.08), { colour: tintOver(pen, '#c99a2a', base) });
    f.fill(oval(-0.5, 0.42, 0.13, 0.065), { colour: tintOver(pen, '#f2c84a', base) });
  },
};

/** An instant picture of a sunset in its white frame. */
export const polaroid: Subject = {
  id: 'polaroid',
  group: 'object',
  words: [
    'polaroid',
    'polaroid picture',
    'polaroid photo',
    'instant photo',
    'snapshot',
    'polaroid frame',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const paper = tintWhite(pen, '#fbf8f0');
    const frame = silhouette('-70 -88!, 70 -88!, 70 88!, -70 88!');
    edged(f, frame, { colour: paper, tip: paper });
    f.line([...frame, frame[0]], { colour: adjust(paper, -0.24), width: 0.022 });
    const photo = silhouette('-56 -74!, 56 -74!, 56 42!, -56 42!');
    const sky = tintOver(pen, pen.rng.pick(['#f2b79a', '#9fcbd9', '#f0c3cf']), paper);
    f.fill(photo, { colour: sky, tip: adjust(sky, 0.06) });
    f.inside(photo, () => {
      const sea = tintOver(pen, '#4f8f9a', sky);
      f.ball([0.1, 0.0, 0.24], { colour: tintOver(pen, '#f6d56a', sky) });
      f.fill(silhouette('-60 6!, 60 6!, 60 46!, -60 46!'), { colour: sea });
      for (const [x, y, w] of [
        [10, 14, 16],
        [4, 23, 10],
        [14, 31, 7],
      ]) {
        f.line(silhouette(`${x - w} ${y}, ${x + w} ${y}`), {
          colour: tintOver(pen, '#f6d56a', sea),
          width: 0.035,
        });
      }
      const palm = tintOver(pen, '#3a5a4a', sky);
      f.line(silhouette('-44 44, -38 10, -28 -24'), { colour: palm, width: 0.055 });
      for (const path of [
        '-28 -24, -10 -34, 4 -20',
        '-28 -24, -44 -38, -56 -24',
        '-28 -24, -24 -46, -8 -52',
        '-28 -24, -38 -48, -54 -50',
        '-28 -24, -16 -20, -10 -4',
      ]) {
        f.line(silhouette(path), { colour: palm, width: 0.055 });
      }
    });
  },
};
