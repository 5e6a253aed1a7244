import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';

const SCRIPT = fileURLToPath(new URL('../store/start-ceph.sh', import.meta.url));
const START_PATIENCE_MS = 180_000;

/** A Ceph with an S3 gateway, started by `testing/store/start-ceph.sh`. */
export type Ceph = {
  port: number;
  credentials: { accessKeyId: string; secretAccessKey: string };
  stop: () => Promise<void>;
};

/** Starts a monitor, an OSD and a gateway in a folder of their own. */
export async function startCeph(): Promise<Ceph> {
  const port = await findFreePort();
  const env = { ...process.env, CEPH_PORT: String(port) };
  const child = spawn('sh', [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGTERM'));
  let text = '';
  createInterface(child.stdout).on('line', (line) => {
    text += `${line}\n`;
  });
  const deadline = performance.now() + START_PATIENCE_MS;
  while (!text.includes('TEST_STORE_URL')) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error('Ceph does not start: see testing/store/start-ceph.sh');
    }
    await sleep(200);
  }
  const found = /AWS_ACCESS_KEY_ID=(\S+) AWS_SECRET_ACCESS_KEY=(\S+)/.exec(text);
  const [, accessKeyId = '', secretAccessKey = ''] = found ?? [];
  return {
    port,
    credentials: { accessKeyId, secretAccessKey },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
