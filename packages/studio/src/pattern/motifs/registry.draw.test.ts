import { REPEATS, type Repeat } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { expectTones } from '../../testing/expect-kept.ts';
import { STOP_WORDS } from '../../words/stop-words.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { createLexicon } from '../prompt/lexicon.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { MOTIFS } from './registry.ts';
import { drawMotif, pixelsOf } from './testing/draw-motif.ts';
import { joinScore } from './testing/join-score.ts';

/** Lines of a design may lie on the joins and differ by chance; a cut figure differs by more. */
const most = (inside: number) => Math.max(inside * 1.25, 2);

/** Every design in one repeat and one design in the others: `npm run seams` draws the rest. */
function drawingsOf({ variants }: Motif): { repeat: Repeat; variant: string }[] {
  const dropped = variants.map((variant) => ({ repeat: 'half-drop' as const, variant }));
  const others = REPEATS.filter((repeat) => repeat !== 'half-drop');
  return [
    ...dropped,
    ...others.map((repeat, i) => ({ repeat, variant: variants[i % variants.length] })),
  ];
}

const draw = (motif: Motif, wish: Partial<MotifSpec> = {}) =>
  Buffer.from(pixelsOf(drawMotif(motif, { repeat: 'straight', ...wish })));

describe.each(MOTIFS)('$id', (motif) => {
  it('meets its neighbours as the repeat says', () => {
    for (const wish of drawingsOf(motif)) {
      const score = joinScore(drawMotif(motif, wish));
      const name = `${wish.variant}, ${wish.repeat}`;
      expect.soft(score.across, `${name}, across`).toBeLessThanOrEqual(most(score.insideAcross));
      expect.soft(score.down, `${name}, down`).toBeLessThanOrEqual(most(score.insideDown));
    }
  });

  it('ignores the wishes that it says it ignores', () => {
    const plain = draw(motif);
    const isIdle = (wish: Partial<MotifSpec>) => draw(motif, wish).equals(plain);
    const ignored = [
      ...(isIdle({ style: 'line' }) && isIdle({ style: 'watercolour' }) ? ['style'] : []),
      ...(isIdle({ density: 1.5 }) ? ['density'] : []),
    ];
    expect(motif.ignores ?? []).toEqual(ignored);
  });
});

it('the designs of all motifs look as they did', () => {
  const pictures = MOTIFS.flatMap((motif) =>
    motif.variants.map((variant) => {
      const sheet = drawMotif(motif, { repeat: 'straight', variant });
      const { widthPx: width, heightPx: height } = sheet;
      return [`${motif.id} ${variant}`, { data: pixelsOf(sheet), width, height }] as const;
    }),
  );
  expectTones('motifs', Object.fromEntries(pictures));
}, 900_000);

describe('the words of motifs and subjects', () => {
  const { phrases } = createLexicon(MOTIFS, SUBJECTS);

  it('are in lower case, without punctuation', () => {
    const odd = [...phrases.keys()].filter(
      (phrase) => !/^[\p{Ll}0-9]+( [\p{Ll}0-9]+)*$/u.test(phrase),
    );
    expect(odd).toEqual([]);
  });

  it('are never stop-words', () => {
    expect([...phrases.keys()].filter((phrase) => STOP_WORDS.has(phrase))).toEqual([]);
  });

  it.each([
    ['motifs', MOTIFS],
    ['subjects', SUBJECTS],
  ])('belong to %s with ids of their own', (_, list) => {
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([ -][a-z]+)*$/.test(id))).toEqual([]);
  });
});
