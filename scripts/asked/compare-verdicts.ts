import { VERDICT_WORDS, type Verdicts } from './verdicts.ts';

/** The ids of two scorings, by how their verdicts changed. */
export type Comparison = {
  /** Ids with a verdict in both. */
  common: readonly string[];
  /** Ids with a verdict in one alone: they are not compared. */
  single: readonly string[];
  better: readonly string[];
  worse: readonly string[];
};

/** Compares two scorings prompt by prompt. */
export function compareVerdicts(before: Verdicts, after: Verdicts): Comparison {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const common = ids.filter((id) => before[id] && after[id]);
  const gain = (id: string) => rankOf(before[id]) - rankOf(after[id]);
  return {
    common,
    single: ids.filter((id) => !common.includes(id)),
    better: common.filter((id) => gain(id) > 0),
    worse: common.filter((id) => gain(id) < 0),
  };
}

const rankOf = (one: Verdicts[string] | undefined) =>
  VERDICT_WORDS.findIndex((word) => word === one?.verdict);
