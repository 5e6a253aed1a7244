import { readYesShares } from './answers.ts';
import { compareVerdicts } from './compare-verdicts.ts';
import { type AskedPrompt, readCorpus } from './corpus.ts';
import { readScore, type Score, scoreFolder } from './kept-score.ts';
import { readDrawing } from './run-record.ts';
import { ANSWERS, readTable } from './tables.ts';
import { formatTally, groupsOf, shareOf, TALLY_HEAD, tallyOf } from './tally.ts';

/** The scoring of a folder in a table, and the share of yes where answers are filled in. */
export function reportScore(folder: string): string {
  const { half, model, verdicts } = scoreFolder(folder);
  const { runs } = readDrawing(folder);
  const corpus = readCorpus(half);
  const scored = corpus.filter(({ id }) => id in verdicts);
  const rows = groupsOf(scored).map((group) => formatTally(group.name, tallyOf(verdicts, group)));
  const placesOf = new Map(runs.map(({ id, places }) => [id, places]));
  const shares = readYesShares(
    readTable(folder, ANSWERS),
    scored.map(({ id, questions }) => ({ id, questions, places: placesOf.get(id) ?? [] })),
  );
  const answers = shares?.map(
    ({ kind, yes, answers: all }) => `  ${kind.padEnd(12)} ${shareOf(yes, all)} of ${all}`,
  );
  return [
    `${scored.length} of the ${corpus.length} runs of the ${half} half, ${model}`,
    TALLY_HEAD,
    ...rows,
    'honest: of the runs that lack something',
    ...(answers ? ['Yes, over all pictures:', ...answers] : ['answers.csv is not filled in']),
  ].join('\n');
}

/** Two scorings of a half side by side, and the prompts that changed. */
export function reportComparison(places: { before: string; after: string }): string {
  const [before, after] = [readScore(places.before), readScore(places.after)];
  if (before.half !== after.half) {
    throw new Error(`One is of the ${before.half} half, the other of the ${after.half} half.`);
  }
  const corpus = readCorpus(before.half);
  const { common, single, ...changed } = compareVerdicts(before.verdicts, after.verdicts);
  const rows = groupsOf(corpus.filter(({ id }) => common.includes(id))).flatMap((group) => [
    formatTally(`${group.name}, before`, tallyOf(before.verdicts, group)),
    formatTally('  after', tallyOf(after.verdicts, group)),
  ]);
  const changes = (name: string, ids: readonly string[]) => [
    `${name}: ${ids.length}`,
    ...ids.map((id) => describeChange(corpus, { id, before, after })),
  ];
  return [
    `before ${titleOf(before)}; after ${titleOf(after)}; ${common.length} runs in both`,
    ...(single.length > 0 ? [`in one alone, left out: ${single.join(', ')}`] : []),
    TALLY_HEAD,
    ...rows,
    ...changes('better', changed.better),
    ...changes('worse', changed.worse),
  ].join('\n');
}

const titleOf = ({ model, date }: Score) => `${model} of ${date}`;

function describeChange(
  corpus: readonly AskedPrompt[],
  { id, before, after }: { id: string; before: Score; after: Score },
): string {
  // Those who build may read a comparison, but not the prompts of the unseen half.
  const prompt =
    before.half === 'tuning' ? (corpus.find((asked) => asked.id === id)?.prompt ?? '') : '';
  const said = [before, after].map(({ verdicts }) => verdicts[id]);
  const words = said.map((each) => `${each?.verdict}, ${each?.honest}`).join(' → ');
  return `  ${id}  ${words}  ${prompt}`.trimEnd();
}
