import { BREAK } from '../../../words/tokens.ts';

/** Tokens `from` up to, not including, `to`. */
export type Span = { from: number; to: number };

/** The places of a span. */
export const placesIn = ({ from, to }: Span): number[] =>
  Array.from({ length: to - from }, (_, k) => from + k);

/** The spans between punctuation. */
export function clausesOf(tokens: readonly string[]): Span[] {
  const ends = [...tokens.keys()].filter((at) => tokens[at] === BREAK);
  const starts = [0, ...ends.map((at) => at + 1)];
  return starts
    .map((from, k) => ({ from, to: ends[k] ?? tokens.length }))
    .filter(({ from, to }) => from < to);
}

/** Spans in order, those that touch made one. */
export function joined(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last && span.from <= last.to)
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else out.push(span);
  }
  return out;
}
