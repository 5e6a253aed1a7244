import { type AskedOrder, readAskedOrder, USAGE } from './asked/asked-order.ts';
import { drawCorpus } from './asked/draw-corpus.ts';
import { keepScore } from './asked/kept-score.ts';
import { reportComparison, reportScore } from './asked/report-score.ts';
import { ArgumentFault } from './generate/generate-order.ts';

/** `npm run asked`: measures how well prompts are drawn as asked. */

async function obey(order: AskedOrder): Promise<void> {
  switch (order.command) {
    case 'draw':
      return drawCorpus(order);
    case 'score':
      return console.log(reportScore(order.folder));
    case 'compare':
      return console.log(reportComparison(order));
    case 'keep':
      return console.log(keepScore(order.folder, order.name));
  }
}

try {
  await obey(readAskedOrder(process.argv.slice(2)));
} catch (fault) {
  const isArgument = fault instanceof ArgumentFault;
  console.error(fault instanceof Error ? fault.message : fault);
  if (isArgument) console.error(`\n${USAGE}`);
  process.exitCode = isArgument ? 2 : 1;
}
