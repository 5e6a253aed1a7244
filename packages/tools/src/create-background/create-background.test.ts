import { describe, expect, test } from 'vitest';
import { createBackground } from './create-background.ts';

const RUN = { ai_model: createBackground.id, text_prompt: 'sharp', num_images: 1 } as const;
const photo = new Uint8Array([1]);
const place = new Uint8Array([2]);

describe('a photograph of one’s own as place', () => {
  test('is the brief’s backdrop, and no source', () => {
    const brief = createBackground.brief?.(RUN, { target: photo, source: place });
    expect(brief).toMatchObject({
      images: { target: photo, backdrop: place },
      settings: { isPlaceGiven: true },
    });
    expect(brief?.images).not.toHaveProperty('source');
    expect(createBackground.brief?.(RUN, { target: photo })).toMatchObject({
      images: { target: photo },
      settings: {},
    });
  });

  test('is told to image models as the second picture', async () => {
    const told = await createBackground.instruct?.(RUN, { target: photo, source: place });
    expect(told?.instruction).toContain(
      'The second given picture is a photograph of the new place.',
    );
    expect(told?.instruction).toContain('Said about the new place: “sharp”');
    const plain = await createBackground.instruct?.(RUN, { target: photo });
    expect(plain?.instruction).not.toContain('second');
  });
});
