import type { TechPackPoint } from '@toile/contract';
import type { Body } from '../figure/body.ts';
import type { Piece } from '../garments/garment.ts';
import type { Ruler } from './body-ruler.ts';
import type { SeenFlat } from './flat-view.ts';
import type { Gauge } from './gauge.ts';
import type { SizeTable } from './size-table.ts';

/** A point of measure before it has its view. */
export type Measured = Omit<TechPackPoint, 'view'>;

export type Measuring = {
  flat: SeenFlat;
  body: Body;
  piece: Piece;
  table: SizeTable;
  ruler: Ruler;
  gauge: Gauge;
};
