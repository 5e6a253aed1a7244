import { fileURLToPath } from 'node:url';

/** Run from sources, a thread needs the loader that its parent has; compiled, it needs nothing. */
const isSource = import.meta.url.endsWith('.ts');

/** The program of a thread, by the name of its file in this folder, and how Node is to run it. */
export const threadProgram = (name: string): { filename: string; execArgv: string[] } => ({
  filename: fileURLToPath(new URL(`./${name}${isSource ? '.ts' : '.js'}`, import.meta.url)),
  execArgv: isSource ? ['--import', 'tsx', '--conditions=@toile/source'] : [],
});
