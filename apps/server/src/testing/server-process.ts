import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Loader of tsx within the process: tsx's own program would stand between it and the signals. */
const TSX = import.meta.resolve('tsx');
const programFile = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  /** The output so far. */
  output: () => string;
  /** Resolves when the text was printed; throws when the process ends before. */
  printed: (text: string) => Promise<void>;
  /** The exit code. */
  ended: Promise<number | null>;
};

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** True when the address answers with a status of success. */
export function isWell(url: string, options?: RequestInit): Promise<boolean> {
  return fetch(url, options).then(
    ({ ok }) => ok,
    () => false,
  );
}

type ProgramName =
  | 'probe-main'
  | 'probe-keeper'
  | 'probe-slow-main'
  | '../main'
  | '../backup/backup'
  | '../backup/restore'
  | '../backup/move-database';

type Program = { name?: ProgramName; nodeFlags?: readonly string[] };

/** Starts the program from its sources. The caller must end it. */
export function startProcess(
  environment: Record<string, string>,
  flags: readonly string[] = [],
  { name = 'probe-main', nodeFlags = [] }: Program = {},
): ServerProcess {
  const loading = ['--conditions=@toile/source', '--import', TSX];
  const args = [...nodeFlags, ...loading, programFile(name), ...flags];
  const { PATH, TMPDIR } = process.env;
  const env = { PATH, TMPDIR, LOG_LEVEL: 'error', ...environment };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });

  async function printed(text: string): Promise<void> {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`Ended without printing "${text}": ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return { child, output: () => output, printed, ended };
}
