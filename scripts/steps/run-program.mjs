import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Passes a request to end on to the programs that run. With Ctrl-C the terminal tells them too.
 *
 * @param {NodeJS.Signals} signal
 */
export function endRunningPrograms(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program in this terminal, in the project's folder unless another is named; resolves with its exit code, never
 * rejects. A program that a signal ended counts as failed.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv; cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function runProgram(program, args, { env = {}, cwd = projectRoot } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    running.add(child);
    child.once('error', (error) => {
      console.error(`${program} cannot be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a JavaScript file with this very Node.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof runProgram>[2]} [options]
 */
export function runNode(args, options) {
  return runProgram(process.execPath, args, options);
}
