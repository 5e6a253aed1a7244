import { describe, expect, it } from 'vitest';
import { runFieldsSchema } from './run-request.ts';

const least = { ai_model: 'create-pattern', text_prompt: 'ikat' };

function faults(fields: Record<string, string>) {
  const parsed = runFieldsSchema.safeParse(fields);
  return parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];
}

describe('runFieldsSchema', () => {
  it('makes one image unless told otherwise, and trims the prompt', () => {
    expect(runFieldsSchema.parse({ ...least, text_prompt: '  ikat ' })).toEqual({
      ai_model: 'create-pattern',
      text_prompt: 'ikat',
      num_images: 1,
    });
  });

  it('takes empty optional fields as absent', () => {
    const fields = runFieldsSchema.parse({ ...least, face_id: '', seed: '' });
    expect([fields.face_id, fields.seed]).toEqual([undefined, undefined]);
  });

  it('reads numbers from text', () => {
    const fields = runFieldsSchema.parse({ ...least, num_images: '4', seed: '7' });
    expect([fields.num_images, fields.seed]).toEqual([4, 7]);
  });

  it.each(['0', '3', '-1', 'x', '04'])('refuses %s images', (num_images) => {
    expect(faults({ ...least, num_images })).toEqual([
      ['num_images', 'The number of images must be 1 or 4'],
    ]);
  });

  it('refuses what is no id of a tool, a type that differs, a wrong seed and a long prompt', () => {
    expect(faults({ ...least, ai_model: 'Paint it' })).toEqual([['ai_model', 'Unknown ai_model']]);
    expect(faults({ ...least, type: 'create-sketch' })).toEqual([
      ['type', 'type and ai_model must be equal'],
    ]);
    expect(faults({ ...least, seed: '4294967296' })).toEqual([
      ['seed', 'The seed must be a whole number from 0 to 4294967295'],
    ]);
    expect(faults({ ...least, text_prompt: 'a'.repeat(2001) })).toEqual([
      ['text_prompt', 'A prompt can have at most 2000 characters'],
    ]);
  });

  it('counts an emoji as one character', () => {
    expect(faults({ ...least, text_prompt: '🍋'.repeat(2000) })).toEqual([]);
    expect(faults({ ...least, text_prompt: '🍋'.repeat(2001) })).toHaveLength(1);
  });

  it('takes emoji and markup as ordinary text', () => {
    const text_prompt = '<b>roses</b> 🌹 & "lace"';
    expect(runFieldsSchema.parse({ ...least, text_prompt }).text_prompt).toBe(text_prompt);
  });
});
