import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** Two pyramids with a palm in the sand. */
export const pyramids: Subject = {
  id: 'pyramids',
  group: 'object',
  words: [
    'egyptian pyramid',
    'pyramids',
    'pyramid of giza',
    'giza',
    'egypt',
    'ancient egypt',
    'ancient egyptian',
    'egyptian motif',
  ],
  shows: ['palm', 'sun'],
  parts: ['palm', 'sun'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const stone = tint(pen, '#dcae62');
    f.ball([-0.5, -0.52, 0.2], { colour: tint(pen, '#e8894f') });
    edged(f, silhouette('52 -22!, 96 62!, 12 62!'), { colour: adjust(stone, 0.04) });
    f.patch(silhouette('52 -22!, 96 62!, 62 62!'), adjust(stone, -0.14));
    edged(f, silhouette('-14 -76!, 62 66!, -88 66!'), { colour: stone, tip: adjust(stone, 0.05) });
    f.patch(silhouette('-14 -76!, 62 66!, 14 66!'), adjust(stone, -0.18));
    for (const [y, from, to] of [
      [-44, -28, -10],
      [-18, -40, -18],
      [-18, -10, -4],
      [8, -55, -30],
      [8, -18, 0],
      [34, -68, -44],
      [34, -30, 2],
      [52, -60, -20],
    ]) {
      f.line(silhouette(`${from} ${y}, ${to} ${y}`), {
        colour: adjust(stone, -0.13),
        width: 0.026,
      });
    }
    edged(f, silhouette('-97 66, -60 58, -20 66, 20 60, 60 68, 97 62, 80 80, 20 88, -60 84'), {
      colour: adjust(stone, 0.08),
      tip: adjust(stone, 0.12),
    });
    f.line(silhouette('70 72, 74 52, 72 36'), { colour: tint(pen, '#7a5236'), width: 0.045 });
    for (const path of [
      '72 36, 84 28, 94 38',
      '72 36, 62 26, 52 34',
      '72 36, 80 20, 92 20',
      '72 36, 66 20, 54 18',
      '72 36, 74 22, 74 12',
    ]) {
      f.line(silhouette(path), { colour: tint(pen, '#5f8a4f'), width: 0.055 });
    }
  },
};

/** The sphinx. */
export const sphinx: Subject = {
  id: 'sphinx',
  group: 'object',
  words: ['sphinx', 'great sphinx', 'egyptian sphinx', 'sphinxes'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.85);
    const gold = tint(pen, '#dcab55');
    const blue = tintOver(pen, '#3f6f9a', gold);
    const dark = tintOver(pen, '#5a3f28', gold);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('-80 40, -94 24, -90 0, -80 -2'), { colour: gold, width: 0.07 });
      edged(f, silhouette('-84 70!, -86 34, -72 12, -40 4, 0 4, 30 0, 46 20, 44 70!'), {
        colour: gold,
        tip: adjust(gold, 0.05),
      });
      edged(f, silhouette('-82 70!, -80 44, -62 30, -40 40, -34 58, -10 62, -10 72!'), {
        colour: adjust(gold, -0.05),
      });
      edged(f, silhouette('20 26, 44 22, 50 52, 88 56, 94 66, 90 73!, 14 73!'), {
        colour: adjust(gold, 0.03),
      });
      for (const x of [80, 86])
        f.line(silhouette(`${x} 64, ${x} 71`), { colour: dark, width: 0.022 });
      edged(
        f,
        silhouette(
          '10 30!, 0 -2, 2 -44, 14 -76, 36 -84, 58 -76, 68 -46, 72 -4, 66 30!, 46 22, 26 24',
        ),
        {
          colour: blue,
        },
      );
      for (const y of [-58, -40, -22, -4, 14]) {
        f.line(silhouette(`4 ${y + 4}, 14 ${y}, 22 ${y + 2}`), { colour: gold, width: 0.045 });
        f.line(silhouette(`70 ${y + 4}, 62 ${y}, 54 ${y + 2}`), { colour: gold, width: 0.045 });
      }
      f.line(silhouette('18 -64, 37 -70, 56 -64'), { colour: gold, width: 0.06 });
      edged(f, silhouette('20 -58, 37 -62, 54 -58, 56 -34, 48 -16, 37 -10, 26 -16, 18 -34'), {
        colour: adjust(gold, 0.06),
      });
      for (const x of [29, 45]) {
        f.line(silhouette(`${x - 5} -42, ${x} -45, ${x + 5} -42`), { colour: dark, width: 0.03 });
        f.dot([x / 100, -0.41, 0.026], dark);
      }
      f.line(silhouette('37 -38, 35 -29, 38 -28'), { colour: adjust(gold, -0.16), width: 0.025 });
      f.line(silhouette('32 -21, 37 -19, 42 -21'), { colour: dark, width: 0.028 });
      f.fill(silhouette('33 -11!, 41 -11!, 40 6!, 37 9, 34 6!'), { colour: blue });
      edged(f, silhouette('-92 73!, 96 73!, 96 88!, -92 88!'), { colour: adjust(gold, -0.1) });
      f.line(silhouette('-84 80, 88 80'), { colour: blue, width: 0.035 });
    });
  },
};

/** A Greek temple with columns. */
export const greekTemple: Subject = {
  id: 'greek temple',
  group: 'object',
  words: [
    'greek temple',
    'roman temple',
    'parthenon',
    'acropolis',
    'temple',
    'ancient greece',
    'ancient temple',
    'greek column',
  ],
  shows: ['column', 'pediment'],
  parts: ['column'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.86);
    const stone = tint(pen, pen.rng.pick(['#e0d3bb', '#d9c0a3', '#c9cdd0']));
    const dark = adjust(stone, -0.2);
    f.fill(silhouette('-76 -16!, 76 -16!, 76 62!, -76 62!'), { colour: adjust(stone, -0.3) });
    for (const x of [-68, -34, 0, 34, 68]) {
      edged(f, silhouette(`${x - 8} -14!, ${x + 8} -14!, ${x + 10} 62!, ${x - 10} 62!`), {
        colour: stone,
        tip: adjust(stone, 0.04),
      });
      for (const dx of [-3.5, 3.5]) {
        f.line(silhouette(`${x + dx} -8, ${x + dx * 1.2} 58`), {
          colour: dark,
          width: 0.02,
          alpha: 0.7,
        });
      }
      edged(f, box(x / 100, -0.13, 0.125, 0.045), { colour: stone });
      edged(f, box(x / 100, 0.62, 0.13, 0.04), { colour: stone });
    }
    edged(f, silhouette('-86 -34!, 86 -34!, 86 -18!, -86 -18!'), { colour: adjust(stone, -0.03) });
    for (let x = -76; x <= 76; x += 19) {
      f.line(silhouette(`${x} -31, ${x} -22`), { colour: dark, width: 0.035 });
    }
    edged(f, silhouette('0 -80!, 94 -34!, -94 -34!'), { colour: stone, tip: adjust(stone, 0.04) });
    f.patch(silhouette('0 -68!, 64 -39!, -64 -39!'), adjust(stone, -0.14));
    f.ball([0, -0.49, 0.085], { colour: adjust(stone, 0.05) });
    for (const [y, half] of [
      [66, 86],
      [76, 94],
    ]) {
      edged(
        f,
        silhouette(`${-half} ${y}!, ${half} ${y}!, ${half} ${y + 10}!, ${-half} ${y + 10}!`),
        {
          colour: adjust(stone, -0.04),
        },
      );
    }
  },
};

/** A torii, the gate of a shrine. */
export const torii: Subject = {
  id: 'torii',
  group: 'object',
  words: ['torii', 'torii gate', 'shinto gate', 'japanese gate', 'shinto shrine', 'shrine gate'],
  shows: ['gate'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.86);
    const red = tint(pen, '#d2482f');
    const dark = tintOver(pen, '#33302f', red);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        edged(f, silhouette('44 -50!, 56 -50!, 64 84!, 50 84!'), {
          colour: red,
          tip: adjust(red, 0.06),
        });
        edged(f, box(0.57, 0.84, 0.13, 0.08), { colour: dark });
      });
    }
    edged(f, silhouette('-78 -28!, 78 -28!, 78 -12!, -78 -12!'), { colour: red });
    edged(f, silhouette('-9 -54!, 9 -54!, 9 -26!, -9 -26!'), { colour: dark });
    f.patch(silhouette('-5 -50!, 5 -50!, 5 -32!, -5 -32!'), tintOver(pen, '#e0b04a', dark));
    edged(
      f,
      silhouette(
        '-84 -64!, -40 -56, 0 -54, 40 -56, 84 -64!, 82 -50, 40 -44, 0 -43, -40 -44, -82 -50',
      ),
      {
        colour: red,
      },
    );
    edged(
      f,
      silhouette(
        '-97 -84!, -50 -73, 0 -70, 50 -73, 97 -84!, 94 -66!, 50 -58, 0 -56, -50 -58, -94 -66!',
      ),
      {
        colour: dark,
        tip: adjust(dark, 0.1),
      },
    );
  },
};
