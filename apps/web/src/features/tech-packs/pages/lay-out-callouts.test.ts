import type { TechPackCallout } from '@toile/contract';
import { expect, test } from 'vitest';
import { layOutCallouts } from './lay-out-callouts.ts';
import { layOutViews } from './lay-out-views.ts';

const area = { left: 36, bottom: 52, width: 770, height: 440 };
const room = { area, aside: 112, hasRight: true };
const tall = {
  front: { x: 0, y: 100, width: 300, height: 800 },
  back: { x: 380, y: 100, width: 300, height: 800 },
};
const wide = {
  front: { x: 60, y: 20, width: 650, height: 300 },
  back: { x: 60, y: 500, width: 650, height: 300 },
};

test.each([
  ['beside', tall, true],
  ['below', wide, false],
])(
  'views stand %s each other where they are largest so, at one scale, within the area',
  (_name, boxes, isBeside) => {
    const views = layOutViews(boxes, room);
    expect(views.isBeside).toBe(isBeside);
    expect(views.front.box.height).toBeCloseTo(views.back.box.height);
    for (const { box } of [views.front, views.back]) {
      expect(box.left).toBeGreaterThanOrEqual(area.left);
      expect(box.left + box.width).toBeLessThanOrEqual(area.left + area.width);
      expect(box.bottom).toBeGreaterThanOrEqual(area.bottom - 0.01);
      expect(box.bottom + box.height).toBeLessThanOrEqual(area.bottom + area.height);
    }
    const { x, y } = boxes.front;
    const [left, top] = views.front.toPage(x, y);
    expect([left, top]).toEqual([
      views.front.box.left,
      views.front.box.bottom + views.front.box.height,
    ]);
  },
);

test('texts of callouts at one height stand apart, in reach of their view', () => {
  const callouts = Array.from(
    { length: 12 },
    (_, i): TechPackCallout => ({ group: 'part', value: 'yoke', view: 'front', at: [20 * i, 500] }),
  );
  const views = layOutViews(tall, room);
  const placed = layOutCallouts(callouts, views, room);
  expect(placed).toHaveLength(12);
  for (const side of ['left', 'right'] as const) {
    const heights = placed.filter((one) => one.side === side).map(({ y }) => y);
    expect(heights).toHaveLength(6);
    const gaps = heights.slice(1).map((y, i) => (heights[i] ?? 0) - y);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(26.9);
    expect(Math.max(...heights)).toBeLessThanOrEqual(area.bottom + area.height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(area.bottom);
  }
});
