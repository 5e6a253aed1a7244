import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BONE = mirrored(
  '0 -15, 46 -15, 54 -38, 78 -44, 92 -26, 84 -6, 84 6, 92 26, 78 44, 54 38, 46 15, 0 15',
);

/** A bone, as dogs are given. */
export const bone: Subject = {
  id: 'bone',
  group: 'object',
  words: ['bone', 'dog bone', 'dog treat'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, '#efe3cc');
    edged(f, BONE, { colour, tip: adjust(colour, -0.04), along: Math.PI / 2 });
    if (f.fine)
      f.shade(silhouette('-44 6, 0 12, 44 6, 44 15, 0 15, -44 15'), adjust(colour, -0.25), 0.3);
  },
};

const PIECE = silhouette(
  '-60 -60!, -16 -60!, -22 -78, 0 -92, 22 -78, 16 -60!, 60 -60!, 60 -16!, 78 -22, 92 0, 78 22, 60 16!, ' +
    '60 60!, 16 60!, 20 44, 0 32, -20 44, -16 60!, -60 60!, -60 16!, -44 20, -32 0, -44 -20, -60 -16!',
);

/** A piece of a jigsaw. */
export const puzzlePiece: Subject = {
  id: 'puzzle piece',
  group: 'object',
  words: ['puzzle piece', 'jigsaw piece', 'puzzle', 'jigsaw', 'jigsaw puzzle'],
  turns: 'any',
  draw: (pen, radius) => {
    const colour = tint(pen, pen.rng.pick(['#d9574f', '#4a86b8', '#e9b44a', '#6aa86d']));
    edged(figure(pen, radius), PIECE, { colour, tip: adjust(colour, 0.03) });
  },
};

const PAWN = mirrored(
  '0 -92, 22 -86, 30 -66, 22 -46, 32 -40, 32 -30, 15 -26, 20 20, 36 52, 46 62, 48 88!, 0 88',
);

/** A pawn of a game of chess. */
export const chessPawn: Subject = {
  id: 'chess pawn',
  group: 'object',
  words: ['chess pawn', 'chess piece', 'chess', 'pawn', 'chessman'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#2f2a2b', '#efe4cf', '#7a4a30']));
    edged(f, PAWN, { colour });
    if (!f.fine) return;
    const line = tintOver(pen, adjust(colour, -0.2), colour);
    f.line(silhouette('-24 -36, 0 -33, 24 -36').slice(0, 3), { colour: line, width: 0.03 });
    f.line(silhouette('-40 66, 0 71, 40 66').slice(0, 3), { colour: line, width: 0.03 });
  },
};

/** A gnome under a pointed hat, with a beard and a nose. */
export const gnome: Subject = {
  id: 'gnome',
  group: 'object',
  words: ['gnome', 'garden gnome', 'tomte', 'nisse', 'elf', 'dwarf'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [hatNatural, coatNatural] = pen.rng.pick([
      ['#c23a3c', '#6d7f8c'],
      ['#5c7f52', '#b8493f'],
      ['#3f6b8f', '#8a8f94'],
    ] as const);
    const coat = tint(pen, coatNatural);
    const hat = tintOver(pen, hatNatural, coat);
    const beard = tintOver(pen, '#f4efe6', coat);
    edged(f, mirrored('0 8, 40 18, 52 56, 50 84, 0 88'), { colour: coat });
    for (const x of [-0.22, 0.22]) f.ball([x, 0.86, 0.13], { colour: tint(pen, '#54402f') });
    edged(f, mirrored('0 -8, 36 -2, 38 24, 24 58, 0 80'), {
      colour: beard,
      tip: adjust(beard, -0.05),
    });
    edged(f, silhouette('-52 8, -34 -26, -10 -72, 16 -94, 12 -66, 34 -22, 52 8, 0 -2'), {
      colour: hat,
      tip: adjust(hat, 0.04),
    });
    f.ball([0, 0.06, 0.13], { colour: pen.natural('#e3a98a') });
  },
};

/** A wooden soldier that cracks nuts. */
export const nutcracker: Subject = {
  id: 'nutcracker',
  group: 'object',
  words: ['nutcracker', 'toy soldier', 'tin soldier', 'wooden soldier', 'soldier'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#b8322f', '#2f5d86', '#3c6b4a']));
    const dark = tintOver(pen, '#262226', coat);
    const gold = tintOver(pen, '#dba93f', coat);
    const face = pen.natural('#f1cfae');
    for (const x of [-0.15, 0.15]) {
      f.fill(box(x, 0.52, 0.11, 0.26), { colour: tint(pen, '#f1e9da') });
      f.fill(box(x, 0.84, 0.14, 0.08), { colour: dark });
    }
    for (const x of [-0.38, 0.38]) {
      f.fill(box(x, 0.14, 0.09, 0.24), { colour: adjust(coat, -0.04) });
      f.ball([x, 0.42, 0.08], { colour: face });
    }
    edged(f, box(0, 0.1, 0.3, 0.26), { colour: coat });
    f.fill(box(0, 0.3, 0.31, 0.05), { colour: dark });
    for (const y of [-0.06, 0.06, 0.18]) f.ball([0, y, 0.035], { colour: gold });
    edged(f, mirrored('0 -50, 26 -48, 26 -14, 0 -12'), { colour: face });
    f.fill(mirrored('0 -24, 18 -24, 14 0, 0 8'), { colour: tint(pen, '#f6f1e8') });
    for (const x of [-0.1, 0.1]) f.dot([x, -0.36, 0.035], '#2a2022');
    f.fill(box(0, -0.29, 0.1, 0.025), { colour: dark });
    edged(f, mirrored('0 -96, 26 -94, 30 -50, 0 -48'), { colour: dark });
    f.ball([0, -0.72, 0.08], { colour: gold });
  },
};
