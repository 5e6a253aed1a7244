/**
 * What a month of many designers costs, by what was measured and by assumed prices: docs/scale.md.
 */

/** Assumed habits: designers on each of 30 days, pictures and pages of each. */
const DESIGNERS = 100_000;
const DAYS = 30;
const PICTURES_EACH = 8;
const PAGES_EACH = 40;
/** Part of a day's work that falls into its busiest hour. */
const PEAK_SHARE = 0.1;

/** Measured: see docs/scale.md for how. */
const PICTURE_CPU_SECONDS = 10;
const PICTURE_MB = 1.7;
const PICTURE_ROWS_KB = 14;
/** Assumed: processor time of a page with its calls. */
const PAGE_CPU_SECONDS = 0.02;
/** Views of a picture and of its thumbnail, in megabytes sent for each picture made. */
const SENT_MB_PER_PICTURE = 4;
/** Requests to the store for each picture: writes, and reads that find no cache. */
const WRITES_PER_PICTURE = 3;
const READS_PER_PICTURE = 6;
/** Part of a machine that may be busy at the peak. */
const LOAD = 0.7;

/** Assumed prices in US dollars, near the list prices of large clouds; no vendor's offer. */
const PRICE = {
  cpuHour: 0.04,
  databaseMonth: 900,
  databaseGbMonth: 0.2,
  storeGbMonth: 0.023,
  thousandWrites: 0.005,
  thousandReads: 0.0004,
  sentGb: 0.05,
  vendorPicture: 0.04,
};

const HOURS = DAYS * 24;

type Part = { name: string; amount: string; dollars: number };

/** Cores that a load of CPU seconds a day needs in its busiest hour. */
const coresFor = (secondsADay: number) => (secondsADay * PEAK_SHARE) / 3600 / LOAD;

/** Mean cores when they follow the load hour by hour. */
const meanCoresFor = (secondsADay: number) => secondsADay / (24 * 3600) / LOAD;

function costParts(): Part[] {
  const pictures = DESIGNERS * PICTURES_EACH;
  const inMonth = pictures * DAYS;
  const drawing = pictures * PICTURE_CPU_SECONDS;
  const serving = DESIGNERS * PAGES_EACH * PAGE_CPU_SECONDS;
  const cpu = (name: string, seconds: number): Part => ({
    name,
    amount: `${coresFor(seconds).toFixed(0)} cores at the peak, ${meanCoresFor(seconds).toFixed(0)} on average`,
    dollars: meanCoresFor(seconds) * HOURS * PRICE.cpuHour,
  });
  const storedGb = (inMonth * PICTURE_MB) / 1000;
  const rowsGb = (inMonth * PICTURE_ROWS_KB) / 1_000_000;
  const sentGb = (inMonth * SENT_MB_PER_PICTURE) / 1000;
  return [
    cpu('workers of the studio', drawing),
    cpu('APIs', serving),
    {
      name: 'database',
      amount: `one of 16 cores with a standby, ${rowsGb.toFixed(0)} GB more a month`,
      dollars: 2 * PRICE.databaseMonth + 2 * rowsGb * PRICE.databaseGbMonth,
    },
    {
      name: 'store, space',
      amount: `${(storedGb / 1000).toFixed(0)} TB more a month`,
      dollars: storedGb * PRICE.storeGbMonth,
    },
    {
      name: 'store, requests',
      amount: `${((inMonth * (WRITES_PER_PICTURE + READS_PER_PICTURE)) / 1e6).toFixed(0)} million`,
      dollars:
        (inMonth / 1000) *
        (WRITES_PER_PICTURE * PRICE.thousandWrites + READS_PER_PICTURE * PRICE.thousandReads),
    },
    {
      name: 'bytes sent',
      amount: `${(sentGb / 1000).toFixed(0)} TB`,
      dollars: sentGb * PRICE.sentGb,
    },
  ];
}

/** Prints each part of a month's costs, and what the same pictures cost at a vendor. */
export async function benchMonthlyCosts(): Promise<void> {
  const parts = costParts();
  const inMonth = DESIGNERS * PICTURES_EACH * DAYS;
  const sum = parts.reduce((total, { dollars }) => total + dollars, 0);
  console.log(`${DESIGNERS} designers a day, ${PICTURES_EACH} pictures each`);
  for (const { name, amount, dollars } of parts) {
    console.log(`  ${name.padEnd(22)} ${dollars.toFixed(0).padStart(7)} $  ${amount}`);
  }
  console.log(`  ${'in all'.padEnd(22)} ${sum.toFixed(0).padStart(7)} $`);
  console.log(`  for a picture          ${((sum / inMonth) * 100).toFixed(3)} cents`);
  const vendor = inMonth * PRICE.vendorPicture;
  console.log(`  drawn by a vendor instead, its bill alone: ${vendor.toFixed(0)} $`);
}
