import { statfs } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import type { Database } from '../../platform/database.ts';
import { addGauge } from '../../platform/metrics.ts';

/** Registers metrics of what this process stands on: its disk and its connections. */
export function registerHostMetrics(
  registry: Registry,
  { database, dataDir }: { database: Database; dataDir: string },
): void {
  addGauge(registry, {
    name: 'toile_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR.',
    async collect() {
      const { blocks, bsize } = await statfs(dataDir);
      this.set(blocks * bsize);
    },
  });
  addGauge(registry, {
    name: 'toile_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR.',
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
  addGauge(registry, {
    name: 'toile_database_connections',
    help: 'Connections of this process to the database, by state, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.$client;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waited-for' }, waitingCount);
    },
  });
}
