import { describe, expect, it } from 'vitest';
import { toLch } from '../core/colour.ts';
import { modifiedColour } from './colour-phrases.ts';
import { settleColourWords } from './colour-positions.ts';
import { type ColourMeaning, colourEntries } from './colour-words.ts';
import { createPhraseBook, findPhrases } from './find-phrases.ts';
import { tokenise } from './tokens.ts';

/**
 * Bounds of what a person would still call by the words, judged by eye before the moves were written:
 * lightness from and to, chroma from and to (OKLCH), hue from and to in degrees (may pass 0).
 */
const JUDGED = `
pale blue        .83-.95 .025-.075 215-270
pale green       .84-.96 .030-.085 125-170
pale pink        .86-.96 .025-.070 345-30
pale yellow      .90-.98 .040-.100 80-115
pale grey        .80-.93 .000-.020 0-360
pale peach       .88-.97 .020-.070 35-75
light blue       .75-.89 .045-.110 225-270
light green      .74-.90 .060-.150 125-165
light brown      .58-.78 .030-.090 35-80
light grey       .76-.91 .000-.020 0-360
light purple     .70-.88 .060-.150 290-320
light red        .64-.84 .070-.200 10-40
pastel blue      .80-.92 .040-.095 225-270
pastel pink      .83-.94 .045-.100 345-25
pastel yellow    .88-.97 .055-.120 80-115
pastel green     .82-.94 .050-.110 125-170
pastel orange    .80-.92 .050-.115 45-80
pastel purple    .78-.91 .040-.100 285-325
icy blue         .88-.97 .010-.045 210-265
icy pink         .89-.97 .010-.045 310-30
icy green        .89-.97 .010-.050 140-205
dusty pink       .62-.80 .035-.075 350-35
dusty blue       .54-.74 .025-.070 225-270
dusty purple     .50-.70 .030-.080 290-330
muted green      .50-.70 .030-.070 125-170
muted red        .46-.64 .070-.130 10-40
muted orange     .60-.78 .055-.110 40-75
soft yellow      .84-.95 .060-.130 80-110
soft blue        .55-.78 .050-.110 235-270
faded red        .60-.78 .060-.130 10-40
faded blue       .60-.80 .035-.085 230-270
smoky blue       .42-.62 .025-.075 230-275
smoky green      .44-.62 .020-.060 130-175
dark green       .25-.42 .040-.100 140-170
dark blue        .24-.40 .070-.160 245-275
dark red         .28-.44 .090-.180 10-40
dark grey        .32-.50 .000-.020 0-360
dark pink        .46-.68 .080-.200 345-15
deep purple      .24-.40 .100-.200 290-315
deep green       .30-.46 .070-.130 140-170
deep teal        .28-.45 .050-.110 185-225
rich red         .40-.55 .150-.230 10-35
rich blue        .36-.50 .120-.220 245-275
rich brown       .28-.42 .040-.100 35-70
bright red       .54-.68 .200-.270 15-40
bright blue      .50-.70 .150-.230 240-270
bright green     .58-.82 .130-.270 135-160
vivid orange     .66-.80 .150-.220 40-65
vivid purple     .40-.60 .190-.300 290-315
hot red          .52-.68 .190-.270 10-40
neon green       .72-.92 .180-.310 125-160
neon orange      .66-.82 .160-.230 35-65
neon yellow      .88-.98 .170-.230 95-120
warm grey        .58-.74 .006-.030 40-100
cool grey        .58-.74 .006-.030 210-290
warm red         .48-.64 .150-.250 22-50
burnt red        .36-.52 .090-.190 20-45
electric purple  .46-.68 .190-.310 290-325
powder pink      .83-.94 .025-.070 345-30
acid green       .74-.92 .160-.260 112-142
dirty pink       .58-.76 .040-.090 0-60
washed blue      .66-.86 .025-.080 225-270
jewel toned blue .34-.50 .120-.250 245-275
earthy green     .44-.62 .030-.085 100-148
greenish blue    .42-.62 .070-.150 205-248
reddish brown    .32-.50 .055-.130 20-44
greyish green    .50-.68 .020-.060 135-175
bluish grey      .52-.72 .015-.060 225-280
pinky beige      .78-.92 .025-.070 10-70
blue green       .45-.66 .060-.140 165-235
grey blue        .50-.72 .025-.090 235-275
red orange       .58-.72 .150-.230 30-50
yellow green     .66-.86 .100-.200 105-135
pale dusty pink  .78-.94 .015-.055 345-40
soft pale blue   .83-.95 .015-.070 215-270
deep dusty rose  .42-.62 .030-.090 350-35
pale greenish blue .82-.95 .025-.075 195-250
dark muted green .26-.46 .015-.060 130-170
`;

const BOOK = createPhraseBook<ColourMeaning>(colourEntries());

function colourCalled(name: string): string {
  const tokens = tokenise(name);
  const found = settleColourWords(findPhrases(BOOK, tokens), {
    tokens,
    isSubject: () => false,
    isNoun: () => false,
  });
  const last = found.at(-1);
  return (last && modifiedColour(last, { found, tokens })?.colour) ?? `nothing is called ${name}`;
}

type Range = readonly [from: number, to: number];
type Judged = { name: string; ranges: readonly [Range, Range, Range] };

const rangeOf = (text: string): Range => {
  const [from = 0, to = 0] = text.split('-').map(Number);
  return [from, to];
};

const judged = JUDGED.trim()
  .split('\n')
  .map((line): Judged => {
    const [lightness, chroma, hue] = line.trim().split(/\s+/).slice(-3).map(rangeOf);
    return {
      name: line.trim().split(/\s+/).slice(0, -3).join(' '),
      ranges: [lightness, chroma, hue],
    };
  });

const isWithin = (value: number, [from, to]: Range) =>
  from <= to ? value >= from && value <= to : value >= from || value <= to;

describe('modifiers of colours', () => {
  it.each(judged)('make $name what the eye calls so', ({ name, ranges }) => {
    const colour = colourCalled(name);
    const [lightness, chroma, radians] = toLch(colour);
    const hue = ((radians * 180) / Math.PI + 360) % 360;
    const found = [lightness, chroma, hue];
    const misses = found.filter((value, i) => !isWithin(value, ranges[i]));
    expect(misses, `${colour} ${found.map((value) => value.toFixed(3)).join(' ')}`).toEqual([]);
  });
});
