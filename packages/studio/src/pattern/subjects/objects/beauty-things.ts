import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { oneOf, tint, tintOver } from '../pieces/tints.ts';

/** A bottle of nail polish with its cap, and a drop of it. */
export const nailPolish: Subject = {
  id: 'nail polish',
  group: 'object',
  words: ['nail polish', 'nail varnish', 'nail lacquer', 'nail polish bottle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const lacquer = tint(pen, oneOf(pen, ['#d8436a', '#c93f3f', '#e58a9c', '#8a4f9a']));
    const cap = tintOver(pen, pen.rng.pick(['#2f2f36', '#d9ac4a']), lacquer);
    edged(f, mirrored('0 -96, 9 -94, 17 -24!, 0 -24!'), { colour: cap, tip: adjust(cap, 0.08) });
    f.gleam(silhouette('-6 -86, -2 -86, -6 -30, -11 -30'), 0.3);
    f.fill(box(0, -0.2, 0.2, 0.06), { colour: adjust(cap, 0.14) });
    edged(f, mirrored('0 -14, 24 -12, 48 6, 56 34, 52 74, 40 90, 0 92'), {
      colour: adjust(lacquer, 0.16),
    });
    f.fill(mirrored('0 2, 28 4, 42 18, 48 38, 44 70, 34 82, 0 84'), {
      colour: lacquer,
      tip: adjust(lacquer, 0.06),
    });
    f.gleam(silhouette('-38 22, -28 12, -30 60, -38 64'), 0.5);
    f.gleam(silhouette('-20 10, -14 8, -16 18, -22 20'), 0.5);
  },
};

/** A hairbrush with a cushion of bristles. */
export const hairbrush: Subject = {
  id: 'hairbrush',
  group: 'object',
  words: ['hairbrush', 'hair brush', 'paddle brush'],
  shows: ['bristle'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#b5784a', '#d88a9c', '#5f9a94', '#e0b55a']));
    const pad = tintOver(pen, '#f6e3cf', wood);
    const bristle = tintOver(pen, '#4a3a36', pad);
    edged(f, mirrored('0 -96, 26 -90, 40 -66, 40 -32, 28 -6, 12 8, 9 26, 12 60, 13 84, 0 96'), {
      colour: wood,
      tip: adjust(wood, 0.06),
    });
    edged(f, mirrored('0 -86, 20 -80, 30 -60, 30 -34, 20 -12, 0 -6'), { colour: pad });
    for (const [y, count] of [
      [-0.76, 3],
      [-0.64, 4],
      [-0.52, 5],
      [-0.4, 5],
      [-0.28, 4],
      [-0.16, 3],
    ]) {
      for (let i = 0; i < count; i += 1) {
        f.dot([(i - (count - 1) / 2) * 0.105, y, 0.03], bristle);
      }
    }
    f.ball([0, 0.84, 0.045], { colour: adjust(wood, -0.18) });
    f.gleam(silhouette('-6 26, -2 26, -4 66, -8 66'), 0.35);
  },
};

/** A tail of teeth: a comb. */
export const comb: Subject = {
  id: 'comb',
  group: 'object',
  words: ['comb', 'hair comb'],
  shows: ['tooth', 'teeth'],
  parts: ['tooth', 'teeth'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shell = tint(pen, pen.rng.pick(['#a8683a', '#d9645a', '#4f8f9a', '#c98fae']));
    for (let i = 0; i <= 20; i += 1) {
      const x = -82 + i * 8.2;
      const end = 38 - Math.abs(i - 10) * 0.5;
      f.line(silhouette(`${x} 0, ${x} ${end}`), { colour: shell, width: i < 10 ? 0.04 : 0.028 });
      if (i >= 10 && i < 20) {
        f.line(silhouette(`${x + 4} 0, ${x + 4} ${end}`), { colour: shell, width: 0.028 });
      }
    }
    edged(f, mirrored('0 -38, 50 -34, 82 -18, 91 6, 91 38!, 83 38!, 82 8, 0 8'), {
      colour: shell,
      tip: adjust(shell, 0.06),
    });
    for (const x of [-0.5, -0.25, 0, 0.25, 0.5]) {
      f.patch(oval(x, -0.15 + Math.abs(x) * 0.12, 0.055, 0.055), adjust(shell, 0.18));
    }
    f.gleam(silhouette('-66 -18, -30 -28, 20 -30, -28 -22, -64 -10'), 0.35);
  },
};

/** A hairdryer with its cord. */
export const hairdryer: Subject = {
  id: 'hairdryer',
  group: 'object',
  words: ['hairdryer', 'hair dryer', 'blow dryer', 'hair drier'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const shell = tint(pen, pen.rng.pick(['#e58a9c', '#5fa8a0', '#c94f4a', '#8a7ab8']));
    const dark = tintOver(pen, '#3a3a42', shell);
    f.line(silhouette('34 68, 44 92, 20 98, -4 86, -30 92'), { colour: dark, width: 0.05 });
    edged(f, silhouette('8 0!, 46 -4!, 40 64, 32 74, 20 72, 14 60'), {
      colour: adjust(shell, -0.07),
    });
    edged(f, silhouette('-90 -56!, -58 -50!, -58 -6!, -90 0!'), { colour: dark });
    edged(f, silhouette('-64 -52!, -20 -66, 24 -76, 62 -66, 80 -30, 66 6, 30 18, -16 6, -64 -4!'), {
      colour: shell,
      tip: adjust(shell, 0.06),
    });
    f.ball([0.34, -0.29, 0.28], { colour: adjust(shell, -0.12) });
    f.ball([0.34, -0.29, 0.22], { colour: dark });
    for (const y of [-0.4, -0.29, -0.18]) {
      f.line(box(0.34, y, 0.13, 0).slice(0, 4), { colour: adjust(dark, 0.25), width: 0.03 });
    }
    f.patch(box(0.28, 0.28, 0.05, 0.1), dark);
    f.gleam(silhouette('-56 -44, -14 -58, 14 -63, -16 -50, -54 -36'), 0.45);
  },
};

/** A round mirror with a handle. */
export const handMirror: Subject = {
  id: 'hand mirror',
  group: 'object',
  words: ['hand mirror', 'vanity mirror', 'hand held mirror', 'compact mirror', 'makeup mirror'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const frame = tint(pen, pen.rng.pick(['#d9ac4a', '#d88a9c', '#7a5a8f', '#5f9a94']));
    const glass = tintOver(pen, '#cfe3e8', frame);
    edged(f, tube('0 14 6, 0 30 10, 0 46 6, 0 70 8, 0 88 11'), { colour: frame });
    f.ball([0, 0.92, 0.07], { colour: adjust(frame, -0.1) });
    edged(f, mirrored('0 -98, 24 -92, 46 -74, 56 -42, 46 -8, 22 12, 10 24, 0 26'), {
      colour: frame,
      tip: adjust(frame, 0.05),
    });
    for (let i = 0; i < 14; i += 1) {
      const angle = (i / 14) * Math.PI * 2;
      f.dot([Math.cos(angle) * 0.475, -0.42 + Math.sin(angle) * 0.475, 0.03], adjust(frame, 0.18));
    }
    edged(f, oval(0, -0.42, 0.4, 0.42), { colour: glass, tip: adjust(glass, 0.05) });
    f.gleam(silhouette('-26 -34, 4 -70, 14 -66, -20 -24'), 0.55);
    f.gleam(silhouette('-10 -18, 20 -54, 24 -50, -4 -14'), 0.45);
  },
};
