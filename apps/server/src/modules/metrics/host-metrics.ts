import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/database.ts';

/** Registers metrics of what this process stands on: its disk and its connections. */
export function registerHostMetrics(
  registry: Registry,
  { database, dataDir }: { database: Database; dataDir: string },
): void {
  const registers = [registry];
  new Gauge({
    name: 'toile_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR.',
    registers,
    async collect() {
      const { blocks, bsize } = await statfs(dataDir);
      this.set(blocks * bsize);
    },
  });
  new Gauge({
    name: 'toile_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR.',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
  new Gauge({
    name: 'toile_database_connections',
    help: 'Connections of this process to the database, by state, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.$client;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waited-for' }, waitingCount);
    },
  });
}
