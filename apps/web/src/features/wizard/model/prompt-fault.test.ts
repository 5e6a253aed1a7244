import { en, PROMPT_MAX_LENGTH } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { findPromptFault } from './prompt-fault.ts';

const required = { promptRequired: true };

describe('the fault of a prompt', () => {
  it('is its absence, where the tool needs one', () => {
    expect(findPromptFault(required, { prompt: ' \n ', pictures: {} })).toBe(
      en.validation.promptRequired,
    );
    expect(
      findPromptFault({ promptRequired: false }, { prompt: '', pictures: {} }),
    ).toBeUndefined();
  });

  it('is no absence beside a backdrop, in the tool that takes one', () => {
    const size = { width: 900, height: 600 };
    const backdrop = { kind: 'file', fileId: 'one', name: 'beach.png', ...size } as const;
    const given = { prompt: '', pictures: { source_image: backdrop } };
    expect(findPromptFault({ ...required, takesBackdrop: true }, given)).toBeUndefined();
    expect(findPromptFault(required, given)).toBe(en.validation.promptRequired);
  });

  it('is its length', () => {
    expect(
      findPromptFault(required, { prompt: `  ${'a'.repeat(PROMPT_MAX_LENGTH)}  `, pictures: {} }),
    ).toBeUndefined();
    expect(
      findPromptFault(required, { prompt: 'a'.repeat(PROMPT_MAX_LENGTH + 1), pictures: {} }),
    ).toContain('2000');
  });

  it('is neither emoji nor markup', () => {
    expect(findPromptFault(required, { prompt: '🌸 <b>roses</b>', pictures: {} })).toBeUndefined();
  });
});
