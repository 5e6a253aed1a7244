import { fileURLToPath } from 'node:url';

/** Run from sources, a thread needs the loader that its parent has; compiled, it needs nothing. */
const isSource = import.meta.url.endsWith('.ts');

/** The program of a thread, by its file's address without the ending, and how Node is to run it. */
export const threadProgram = (program: URL): { filename: string; execArgv: string[] } => ({
  filename: `${fileURLToPath(program)}${isSource ? '.ts' : '.js'}`,
  execArgv: isSource ? ['--import', 'tsx', '--conditions=@toile/source'] : [],
});
