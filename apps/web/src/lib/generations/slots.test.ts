import { describe, expect, it } from 'vitest';
import { generationOf } from '../../testing/generation-fixtures.ts';
import { createSlots, failSlot, fillSlot, type Slot } from './slots.ts';

const show = (slots: Slot[]) =>
  slots.map(({ generation, failure }) => generation?.output_image_id ?? failure ?? '-').join(' ');

describe('result slots', () => {
  it('fill from the first empty one', () => {
    const slots = fillSlot(fillSlot(createSlots(3), generationOf('a')), generationOf('b'));
    expect(show(slots)).toBe('a b -');
  });

  it('fail from the last empty one, and are never filled again', () => {
    let slots = failSlot(fillSlot(createSlots(3), generationOf('a')), 'x');
    expect(show(slots)).toBe('a - x');
    slots = fillSlot(slots, generationOf('b'));
    expect(show(slots)).toBe('a b x');
  });

  it('take an image that they hold already in its place', () => {
    const slots = fillSlot(createSlots(2), generationOf('a'));
    const updated = fillSlot(slots, generationOf('a', { downloaded: true }));
    expect(show(updated)).toBe('a -');
    expect(updated[0]?.generation?.downloaded).toBe(true);
  });

  it('let an image take the place of the one it replaces', () => {
    const slots = fillSlot(fillSlot(createSlots(2), generationOf('a')), generationOf('b'));
    expect(show(fillSlot(slots, generationOf('c'), 'a'))).toBe('c b');
  });

  it('grow when more comes than was expected', () => {
    const slots = fillSlot(fillSlot(createSlots(1), generationOf('a')), generationOf('b'));
    expect(show(slots)).toBe('a b');
    expect(slots[1]?.index).toBe(1);
  });
});
