import { expect, it } from 'vitest';
import { CHARTS, KNITS } from './knit-charts.ts';

it('draws charts that fit sixteen stitches', () => {
  for (const chart of Object.values(CHARTS)) {
    for (const row of chart) {
      expect(row.length).toBe(chart[0].length);
      expect(16 % row.length).toBe(0);
    }
  }
});

it('fits every design into eighty rows', () => {
  for (const names of Object.values(KNITS)) {
    const rows = names.reduce((sum, name) => sum + CHARTS[name].length, 0);
    expect(rows).toBeLessThanOrEqual(80);
  }
});
