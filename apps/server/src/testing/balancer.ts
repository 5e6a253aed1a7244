import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWell } from './server-process.ts';

const CHECK_EVERY_MS = 200;

/**
 * A load balancer's client side: it keeps connections open, asks the servers in turn, and leaves out
 * those that /readyz says no for. It does not try again.
 */
export async function openBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const well = new Set(ports);
  const closing = new AbortController();
  let turn = 0;

  async function check(): Promise<void> {
    while (!closing.signal.aborted) {
      for (const port of ports) {
        if (await isWell(`http://localhost:${port}/readyz`)) well.add(port);
        else well.delete(port);
      }
      await sleep(CHECK_EVERY_MS);
    }
  }

  void check();
  return {
    /** Status of the answer; rejects when there is none. */
    ask: (path: string): Promise<number | undefined> => {
      turn += 1;
      const port = [...well][turn % well.size];
      return new Promise((resolve, reject) => {
        request({ host: 'localhost', port, path, agent }, (answer) => {
          answer.resume();
          answer.once('end', () => resolve(answer.statusCode)).once('error', reject);
        })
          .once('error', reject)
          .end();
      });
    },
    close: () => {
      closing.abort();
      agent.destroy();
    },
  };
}
