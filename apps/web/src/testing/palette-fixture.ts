import type { Palette } from '@toile/contract';

/** A palette of two colours, one of which the user has named. */
export const HOUSE_PALETTE: Palette = {
  id: 'house',
  name: 'House',
  colours: [
    { hex: '#c4673f', name: 'Brick No. 4', called: 'terracotta' },
    { hex: '#f6ecd6', name: '', called: 'cream' },
  ],
  created_at: '2026-03-01T10:00:00Z',
  changed_at: '2026-03-01T10:00:00Z',
};
